/**
 * xAPI: whoever opens this page names in its address where statements go, with what right, and about whom. Only then
 * does the page speak to a server, and says so to the pupil.
 */

import * as v from "valibot";
import { foreign, type Sentence, say } from "../../base/i18n/localizer.js";
import { isoDuration, type Platform, type Result, type Trouble } from "./platform.js";

const VERSION = "1.0.3";
const VERBS = "http://adlnet.gov/expapi/verbs/";
const GAME = "http://activitystrea.ms/schema/1.0/game";
const LESSON = "http://adlnet.gov/expapi/activities/lesson";
/** What the first lesson is called behind the address of the activity. */
const FIRST_LESSON = "first-lesson";

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));
const address = v.pipe(text, v.url(), v.regex(/^https?:/i));
const actor = v.pipe(
  v.looseObject({
    objectType: v.optional(v.literal("Agent")),
    name: v.optional(text),
    mbox: v.optional(v.pipe(text, v.startsWith("mailto:"))),
    mbox_sha1sum: v.optional(v.pipe(text, v.hexadecimal())),
    openid: v.optional(address),
    account: v.optional(v.object({ homePage: address, name: text })),
  }),
  v.check(
    ({ mbox, mbox_sha1sum, openid, account }) =>
      [mbox, mbox_sha1sum, openid, account].filter(Boolean).length === 1,
  ),
);
const launch = v.object({
  endpoint: address,
  auth: v.pipe(text, v.regex(/^[\x20-\x7e]+$/)),
  actor: v.pipe(text, v.parseJson(), actor),
  registration: v.optional(v.pipe(text, v.uuid())),
  activity_id: v.optional(v.pipe(text, v.url())),
});
export type Launch = v.InferOutput<typeof launch>;

/** Null where the address names no such platform. */
export function launchFrom(query: URLSearchParams): Launch | "bad" | null {
  if (!query.has("endpoint") && !query.has("actor")) return null;
  const { success, output } = v.safeParse(launch, Object.fromEntries(query));
  return success ? output : "bad";
}

export class Xapi implements Platform {
  /** The game itself is kept on the device. */
  readonly kept = "";
  readonly greeting: Sentence;
  private readonly begun = Date.now();
  private left = false;

  constructor(
    private readonly launch: Launch,
    private readonly page: { address: string; title: string; language: string },
    private readonly trouble: Trouble,
  ) {
    this.greeting = say("school-sent-to", { site: foreign(new URL(launch.endpoint).host) });
    this.send("initialized");
  }

  keep(): void {}

  result({ score, won }: Result): boolean {
    this.send("completed", {
      score: { scaled: score / 100, raw: score, min: 0, max: 100 },
      success: won,
      completion: true,
      duration: this.duration(),
    });
    return true;
  }

  /** Without a score; and what it is that was completed. */
  learned(): boolean {
    this.send("completed", { completion: true, duration: this.duration() }, FIRST_LESSON);
    return true;
  }

  leave(): void {
    if (this.left) return;
    this.left = true;
    this.send("terminated", { duration: this.duration() });
  }

  private duration(): string {
    return isoDuration(Date.now() - this.begun);
  }

  /** About the whole activity; `part`: what of it, where that is a part. */
  private statement(verb: string, result?: object, part?: string): object {
    const { launch, page } = this;
    const activity = launch.activity_id ?? page.address;
    const other = [{ objectType: "Activity", id: `${activity}#${part}`, definition: { type: LESSON } }];
    return {
      actor: launch.actor,
      verb: { id: VERBS + verb, display: { en: verb } },
      object: {
        objectType: "Activity",
        id: activity,
        definition: { name: { [page.language]: page.title }, type: GAME },
      },
      ...(result ? { result } : {}),
      context: {
        ...(launch.registration ? { registration: launch.registration } : {}),
        ...(part ? { contextActivities: { other } } : {}),
        language: page.language,
        platform: "Senet",
      },
      timestamp: new Date().toISOString(),
    };
  }

  private send(verb: string, result?: object, part?: string): void {
    const { endpoint, auth } = this.launch;
    fetch(`${endpoint.replace(/\/?$/, "/")}statements`, {
      method: "POST",
      headers: {
        Authorization: auth,
        "Content-Type": "application/json",
        "X-Experience-API-Version": VERSION,
      },
      body: JSON.stringify(this.statement(verb, result, part)),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      keepalive: true,
    }).then(
      ({ ok, status }) => {
        if (!ok) this.trouble(say("school-not-kept", { reason: String(status) }));
      },
      (error: unknown) => this.trouble(say("school-not-kept", { reason: String(error) })),
    );
  }
}
