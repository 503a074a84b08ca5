import { expect, test } from 'vitest';

import { isOpenAbroad } from './call.ts';

test('calls that play or move money are refused abroad by default', () => {
  for (const area of ['money', 'rewards', 'play', 'sports'] as const) {
    expect(isOpenAbroad({ area })).toBe(false);
    expect(isOpenAbroad({ area, abroad: 'open' })).toBe(true);
  }
});

test('other calls are open abroad by default', () => {
  for (const area of ['auth', 'limits', 'catalogue', 'account', 'site'] as const) {
    expect(isOpenAbroad({ area })).toBe(true);
    expect(isOpenAbroad({ area, abroad: 'refused' })).toBe(false);
  }
});
