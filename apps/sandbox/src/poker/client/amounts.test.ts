import { expect, it } from 'vitest';

import { createAmounts } from './amounts.ts';

const tr = createAmounts('tr', 'TRY');
const en = createAmounts('en', 'TRY');

it('shows decimals only where they say something', () => {
  expect([tr.money(18_000), tr.money(250), en.money(123_450)]).toEqual(['₺180', '₺2,50', '₺1,234.50']);
  expect([tr.net(1_000), tr.net(-1_000), tr.net(0)]).toEqual(['+₺10', '−₺10', '₺0']);
});

it.each([
  ['1.250', 125_000, null],
  ['12,5', 1_250, 12_500],
  ['₺40', 4_000, 4_000],
  ['', null, null],
  ['-3', null, null],
  ['1e9', null, null],
  ['40,555', null, 4_055_500],
])('reads %j', (text, turkish, english) => {
  expect([tr.read(text), en.read(text)]).toEqual([turkish, english]);
});
