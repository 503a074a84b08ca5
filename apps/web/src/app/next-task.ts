/** Yields to the browser, so that it can paint and respond to input. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
