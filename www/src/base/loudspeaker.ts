/** The page's only audio context: browsers give a page few of them, and take them away during calls. */

let context: AudioContext | null = null;
/** How many parts of the page use it. */
let users = 0;

/** One more part of the page wants to be heard. Returns the way to stop; with the last user the context goes. */
export function useLoudspeaker(): () => void {
  let done = false;
  users += 1;
  return () => {
    if (done) return;
    done = true;
    users -= 1;
    if (users > 0) return;
    const last = context;
    context = null;
    if (last && last.state !== "closed") quietly(() => last.close());
  };
}

/**
 * The context, which runs now or soon: one that was closed is replaced, one that a call or a lock has interrupted is
 * resumed. To be called in answer to a touch or a key, because browsers let no page sound before one. Throws where
 * there can be no sound.
 */
export function wakeLoudspeaker(): AudioContext {
  if (!context || context.state === "closed") context = new AudioContext();
  const woken = context;
  if (woken.state !== "running") quietly(() => woken.resume());
  return woken;
}

/** The context, if it can be heard now. */
export function loudspeaker(): AudioContext | null {
  return context?.state === "running" ? context : null;
}

/** Whatever comes of it: the next touch tries again. Old browsers return no promise. */
function quietly(act: () => Promise<void> | undefined): void {
  try {
    act()?.catch((error: unknown) => console.debug(error));
  } catch (error) {
    console.debug(error);
  }
}
