/** Runs up to a number of tasks at once; the others wait in line. */
export function createTurns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function take<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next in line takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
