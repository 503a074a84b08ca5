import { describe, expect, it } from 'vitest';

import { shorterRange } from './download-limits.ts';

describe('a period with too many rows', () => {
  const range = { from: '2026-02-01T00:00:00', to: '2026-03-02T23:59:59' };

  it('is shortened to the last days that fit', () => {
    expect(shorterRange(range, 10_000 / 31_000)).toEqual({
      range: { from: '2026-02-22T00:00:00', to: '2026-03-02T23:59:59' },
      days: 9,
    });
  });

  it('is not shortened to less than a day', () => {
    expect(shorterRange(range, 0.01)).toBeUndefined();
    expect(shorterRange({ from: '2026-03-02T08:00:00', to: '2026-03-02T09:00:00' }, 0.9)).toBeUndefined();
  });
});
