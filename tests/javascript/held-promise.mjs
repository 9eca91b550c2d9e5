/** A promise that the test keeps or breaks when it wants to, to put one thing between two others. */
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

/** Lets everything happen that waits for nothing but its turn. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until this is so: what is loaded from the disk comes when it comes. @param {() => unknown} holds */
export async function until(holds) {
  while (!holds()) await settled();
}
