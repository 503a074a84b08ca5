/**
 * Calls a function at whole multiples of a time, so that delays of single calls do not add up as they do with
 * `setInterval`. Calls that were missed are not made up for.
 *
 * @returns a function that ends it
 */
export function repeatEvenly(everyMs: number, run: () => void): () => void {
  let dueAt = performance.now() + everyMs;
  let timer = setTimeout(next, everyMs);
  function next(): void {
    run();
    const now = performance.now();
    while (dueAt <= now) dueAt += everyMs;
    timer = setTimeout(next, dueAt - now);
  }
  return () => clearTimeout(timer);
}
