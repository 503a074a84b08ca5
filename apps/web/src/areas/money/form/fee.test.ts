import { expect, it } from 'vitest';

import { feeOf, isFree } from './fee.ts';

const limit = { expire: 5, min: '100.00', max: '500.00', step: '10.00', category_id: 1 };

it.each([
  ['0.00', '0.00', 100_000n, 0n],
  ['5.00', '0.00', 100_000n, 500n],
  ['0.00', '1.50', 100_000n, 1500n],
  ['2.50', '0.10', 25_000n, 275n],
  ['0.00', '0.50', 200n, 1n],
  ['0.00', '0.50', 199n, 0n],
])('%s and %s %% of %s are %s', (fixed, percent, amountMinor, feeMinor) => {
  expect(feeOf({ fee: { fixed, percent }, limit }, amountMinor)).toBe(feeMinor);
  expect(isFree({ fee: { fixed, percent } })).toBe(fixed === '0.00' && percent === '0.00');
});

it('all that a closed account has goes free below the minimum', () => {
  const method = { fee: { fixed: '5.00', percent: '0.00' }, limit };
  expect([feeOf(method, 1_234n, 1_234n), feeOf(method, 10_000n, 10_000n), feeOf(method, 1_234n)]).toEqual([
    0n,
    500n,
    500n,
  ]);
});
