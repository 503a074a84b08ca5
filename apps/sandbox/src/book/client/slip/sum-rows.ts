import type { SlipLook } from './slip-look.ts';
import type { SlipWords } from './slip-words.ts';
import { NO_AMOUNT, type SumRow } from './sums-view.ts';

/** What is said below the stake: what is paid, and what may come back. @param namesStake where its field is not shown */
export function sumRows(
  { kind, sums, product, troubles }: SlipLook,
  words: SlipWords,
  namesStake: boolean,
): SumRow[] {
  const { texts, fill, money, plain } = words;
  const isPlayable = troubles.size === 0 && sums.stakeMinor > 0;
  const stakeRow = namesStake ? [{ name: words.texts.stake, value: words.money(sums.stakeMinor) }] : [];
  const possible = isPlayable ? money(sums.possibleMinor) : NO_AMOUNT;
  if (kind === 'combo')
    return [
      ...stakeRow,
      { name: texts.price, value: product === null || hasRelated(troubles) ? NO_AMOUNT : plain(product) },
      { name: texts.possible, value: possible, isMain: true },
    ];
  const stake = money(sums.stakeMinor);
  if (kind === 'single') {
    if (sums.bets < 2) return [...stakeRow, { name: texts.possible, value: possible, isMain: true }];
    return [
      { name: fill(texts.sumSingles, { n: sums.bets }), value: stake },
      { name: texts.most, value: possible, isMain: true },
    ];
  }
  return [
    { name: texts.sum, value: stake },
    {
      name: texts.least,
      value:
        isPlayable && sums.leastMinor !== null
          ? fill(texts.leastFrom, { amount: money(sums.leastMinor) })
          : NO_AMOUNT,
    },
    { name: texts.most, value: possible, isMain: true },
  ];
}

const hasRelated = (troubles: SlipLook['troubles']): boolean => [...troubles.values()].includes('related');
