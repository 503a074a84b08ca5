import { expect, it } from 'vitest';

import { chartSpan } from './chart-span.ts';

const at = { head: 4_000, ticksPerSecond: 4 };

it('the window follows the chosen time, and ends with the price', () => {
  expect(chartSpan({ ...at, chosen: 30 }, [])).toEqual({ from: 4_000 - 120 * 4, to: 4_000 });
  expect(chartSpan({ ...at, chosen: 60 }, [])).toEqual({ from: 4_000 - 180 * 4, to: 4_000 });
  expect(chartSpan({ ...at, chosen: 300 }, [])).toEqual({ from: 4_000 - 480 * 4, to: 4_000 });
});

it('an open bet has room for its expiry, and is in the window with its entry', () => {
  const short = { seconds: 30, expiryTick: 4_122 } as const;
  const long = { seconds: 300, expiryTick: 5_202 } as const;
  expect(chartSpan({ ...at, chosen: 30 }, [short])).toEqual({ from: 4_122 - 120 * 4, to: 4_122 });
  expect(chartSpan({ ...at, chosen: 30 }, [short, long])).toEqual({ from: 5_202 - 480 * 4, to: 5_202 });
  // While a bet is decided the price is at its expiry, or already behind it.
  expect(chartSpan({ ...at, head: 4_123, chosen: 60 }, [short]).to).toBe(4_123);
});
