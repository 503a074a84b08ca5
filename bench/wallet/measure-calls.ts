export interface Measure {
  perSecond: number;
  p99Ms: number;
}

/**
 * Runs a number of concurrent callers for a time; each starts its next call when the previous one has ended.
 *
 * @param call one unit of work; a rejection ends the measurement
 */
export async function measureCalls(
  callers: number,
  seconds: number,
  call: () => Promise<void>,
): Promise<Measure> {
  const waitsMs: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let now = performance.now(); now < end;) {
        await call();
        const after = performance.now();
        waitsMs.push(after - now);
        now = after;
      }
    }),
  );
  const elapsedSeconds = (performance.now() - begin) / 1000;
  const sorted = Float64Array.from(waitsMs).toSorted();
  return {
    perSecond: sorted.length / elapsedSeconds,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

/** The median by a value; the lower one of an even number. */
export function middleOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item {
  const sorted = items.toSorted((a, b) => valueOf(a) - valueOf(b));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('there must be at least one round');
  return middle;
}
