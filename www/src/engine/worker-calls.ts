/** Questions to a worker and its answers, matched by ticket. Other messages may pass between them. */

export interface Ask<Question> {
  type: "ask";
  ticket: number;
  question: Question;
}

export type Reply<Answer> =
  | { type: "answered"; ticket: number; answer: Answer }
  | { type: "refused"; ticket: number; error: unknown };

interface OpenQuestion<Question, Answer> {
  question: Question;
  signal: AbortSignal;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** The page's side. */
export class WorkerCalls<Question, Answer> {
  private readonly open = new Map<number, OpenQuestion<Question, Answer>>();
  private tickets = 0;

  constructor(private readonly worker: Pick<Worker, "postMessage">) {}

  /** Rejects if the worker refuses, or with the signal. */
  ask(question: Question, signal: AbortSignal): Promise<Answer> {
    this.tickets += 1;
    const ticket = this.tickets;
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const drop = () => {
        this.open.delete(ticket);
        reject(signal.reason);
      };
      const settling =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          this.open.delete(ticket);
          signal.removeEventListener("abort", drop);
          settle(value);
        };
      this.open.set(ticket, { question, signal, resolve: settling(resolve), reject: settling(reject) });
      signal.addEventListener("abort", drop, { once: true });
      this.worker.postMessage({ type: "ask", ticket, question } satisfies Ask<Question>);
    });
  }

  hear(reply: Reply<Answer>): void {
    const call = this.open.get(reply.ticket);
    if (reply.type === "answered") call?.resolve(reply.answer);
    else call?.reject(reply.error);
  }

  /** Rejects the open questions. */
  fail(error: unknown): void {
    for (const { reject } of this.open.values()) reject(error);
  }

  /** Has the open questions answered elsewhere. */
  handOver(answer: (question: Question, signal: AbortSignal) => Promise<Answer>): void {
    for (const { question, signal, resolve, reject } of this.open.values())
      answer(question, signal).then(resolve, reject);
    this.open.clear();
  }
}

/** The worker's side: answers one question. */
export async function reply<Question, Answer>(
  { ticket, question }: Ask<Question>,
  answer: (question: Question) => Promise<Answer>,
): Promise<void> {
  const post = (message: Reply<Answer>) => self.postMessage(message);
  try {
    post({ type: "answered", ticket, answer: await answer(question) });
  } catch (error) {
    post({ type: "refused", ticket, error });
  }
}
