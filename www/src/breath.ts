/** Resolves when the page has had time to answer and to draw: between two pieces of long work. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
