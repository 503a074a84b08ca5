import { manualClock } from '@baize/clock';
import { expect, it, vi } from 'vitest';

import { BriefCache } from './brief-cache.ts';

const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const cache = () => new BriefCache<string>({ forMs: 3_000, maxEntries: 2 });

it('reads a value once for some seconds, by key', async () => {
  const kept = cache();
  let reads = 0;
  const load = async () => `value ${(reads += 1)}`;
  const read = (key: string) => kept.read(key, { clock, load });
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['value 1', 'value 1', 'value 2']);
  clock.advance(2_999);
  expect(await read('a')).toBe('value 1');
  clock.advance(1);
  expect(await read('a')).toBe('value 3');
});

it('evicts the oldest value', async () => {
  const kept = cache();
  const load = vi.fn<() => Promise<string>>(async () => '');
  for (const key of ['a', 'b', 'c', 'b', 'a']) await kept.read(key, { clock, load });
  expect(load).toHaveBeenCalledTimes(4);
});

it('does not cache a failure', async () => {
  const kept = cache();
  await expect(kept.read('a', { clock, load: () => Promise.reject(new Error('silent')) })).rejects.toThrow(
    'silent',
  );
  expect(await kept.read('a', { clock, load: async () => 'value' })).toBe('value');
});
