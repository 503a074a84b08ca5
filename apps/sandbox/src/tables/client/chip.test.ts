import { describe, expect, it } from 'vitest';

import { createChipText } from './chip.ts';

describe('the value on a chip', () => {
  it.each([
    [50, '0,5', '0.5'],
    [50_000, '500', '500'],
    [250_000, '2.500', '2,500'],
    [2_500_000, '25 bin', '25k'],
    [1_234_500, '12,34 bin', '12.34k'],
    [150_000_000, '1,5 Mn', '1.5m'],
  ])('is in full below ten thousand: %i', (amountMinor, tr, en) => {
    expect(createChipText('tr')(amountMinor)).toBe(tr);
    expect(createChipText('en')(amountMinor)).toBe(en);
  });
});
