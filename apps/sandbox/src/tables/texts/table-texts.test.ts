import { createSweetWheel } from '@baize/games';
import { expect, it } from 'vitest';

import { TABLE_TEXTS } from './table-texts.ts';

const { tr, en } = TABLE_TEXTS;

it('the rules of blackjack state the return of insurance: 128 of 415 unseen cards are tens, and pay 2 to 1', () => {
  const percent = ((100 * 3 * 128) / 415).toFixed(2);
  expect(en.rules.return).toContain(`Insurance returns ${percent} %`);
  expect(tr.rules.return).toContain(`yüzde ${percent.replace('.', ',')}`);
});

it('the rules of the sweet wheel state what each bonus pays, and by what sugar multiplies it', () => {
  const profits = Map.groupBy(createSweetWheel().distribution(), ({ outcome }) => outcome.segment);
  for (const segment of ['BUBBLE', 'CANDY', 'SWEET'] as const) {
    const all = profits.get(segment)?.map(({ outcome }) => outcome.profit) ?? [];
    // The most comes with sugar of ten.
    const range = `${Math.min(...all)}–${Math.max(...all) / 10}`;
    expect(tr.rules['tables/sweet-wheel']).toContain(range);
    expect(en.rules['tables/sweet-wheel']).toContain(range);
  }
});
