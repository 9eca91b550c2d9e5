/** A promise that the test resolves or rejects, to control the order of events. */
export function heldPromise() {
  /** @type {(value: any) => void} */
  let resolve = () => undefined;
  /** @type {(error: unknown) => void} */
  let reject = () => undefined;
  const promise = new Promise((keep, breaks) => {
    resolve = keep;
    reject = breaks;
  });
  return { promise, resolve, reject };
}

/** Lets all pending microtasks and due tasks run. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until a condition holds, because loads from disk take an unknown time. @param {() => unknown} holds */
export async function until(holds) {
  while (!holds()) await settled();
}
