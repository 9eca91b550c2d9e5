/** The page's only audio context. Browsers limit their number and interrupt them during calls. */

let context: AudioContext | null = null;
/** The number of users of the context. */
let users = 0;

/** Registers a user. Returns a function to unregister; the last one closes the context. */
export function useLoudspeaker(): () => void {
  let done = false;
  users += 1;
  return () => {
    if (done) return;
    done = true;
    users -= 1;
    if (users > 0) return;
    const closing = context;
    context = null;
    if (closing && closing.state !== "closed") ignoreFailure(() => closing.close());
  };
}

/**
 * The context, running now or shortly. It replaces a closed context and resumes one interrupted by a call or the lock
 * screen. Call it from a user gesture, because browsers block sound before one. Throws if audio is unavailable.
 */
export function wakeLoudspeaker(): AudioContext {
  if (!context || context.state === "closed") context = new AudioContext();
  const running = context;
  if (running.state !== "running") ignoreFailure(() => running.resume());
  return running;
}

/** The context if it is running. */
export function loudspeaker(): AudioContext | null {
  return context?.state === "running" ? context : null;
}

/** Ignores the result, because the next gesture retries. Old browsers return no promise. */
function ignoreFailure(act: () => Promise<void> | undefined): void {
  try {
    act()?.catch((error: unknown) => console.debug(error));
  } catch (error) {
    console.debug(error);
  }
}
