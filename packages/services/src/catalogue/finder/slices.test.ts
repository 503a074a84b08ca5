import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { atOnce, each, inSlices, mapEach, sortEach, type Sliced } from './slices.ts';

/** How often the work can pause. */
function countPauses(work: Sliced<unknown>): number {
  let pauses = 0;
  while (!work.next().done) pauses += 1;
  return pauses;
}

describe('work in slices', () => {
  it('has the same result with and without pauses', async () => {
    const work = () =>
      mapEach(
        Array.from({ length: 1_000 }, (_, position) => position),
        (number) => number * 2,
      );
    expect(await inSlices(work())).toEqual(atOnce(work()));
    expect(atOnce(work())[999]).toBe(1_998);
  });

  it('lets the event loop turn', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const busy = each(Array.from({ length: 20_000 }), () => {
      const end = performance.now() + 0.005;
      while (performance.now() < end);
    });
    await inSlices(busy);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  it('fails with the error of the work', async () => {
    const broken = () =>
      each([1], () => {
        throw new Error('broken');
      });
    await expect(inSlices(broken())).rejects.toThrow('broken');
    expect(() => atOnce(broken())).toThrow('broken');
  });
});

describe('sorting in slices', () => {
  it('sorts as toSorted does, equal items in their order', () => {
    const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.string()), { maxLength: 300 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 40 }), (few, times) => {
        const items = Array.from({ length: times }, () => few).flat();
        const compare = (a: (typeof items)[number], b: (typeof items)[number]) => a[0] - b[0];
        expect(atOnce(sortEach(items, compare))).toEqual(items.toSorted(compare));
      }),
      { numRuns: 60 },
    );
  });

  it.each([0, 1, 2_047, 2_048, 2_049, 4_096, 4_097, 10_000])('sorts %i items', (count) => {
    const items = Array.from({ length: count }, (_, position) => (position * 7_919) % 10_007);
    const compare = (a: number, b: number) => a - b;
    expect(atOnce(sortEach(items, compare))).toEqual(items.toSorted(compare));
  });

  it('pauses throughout', () => {
    const items = Array.from({ length: 20_000 }, (_, position) => -position);
    expect(countPauses(sortEach(items, (a, b) => a - b))).toBeGreaterThan(200);
  });
});
