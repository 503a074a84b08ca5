import type { Card } from '../../cards/card.ts';
import { pointsOfCard, handValueOf } from './hand-value.ts';
import type { BlackjackAction } from './round.ts';

/**
 * Basic strategy for four to eight decks, the dealer standing on soft 17, doubles after splits. A row has one code for each
 * card of the dealer, 2 to 10 and ace: H hit, S stand, D double or else hit, d double or else stand, P split, - as
 * without the pair.
 */
const hard: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};
const soft: Readonly<Record<number, string>> = {
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
};
/** By the points of one card of the pair. */
const pairs: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP----',
  3: 'PPPPPP----',
  4: '---PP-----',
  6: 'PPPPP-----',
  7: 'PPPPPP----',
  8: 'PPPPPPPPPP',
  9: 'PPPPP-PP--',
};
const LOWEST_HARD = 9;
const LOWEST_SOFT_STAND = 19;
const ACE_COLUMN = 9;

/** What the strategy does with a hand. @param allowed what the rules allow; without `split` a pair is played as its total */
export function basicStrategy(
  cards: readonly Card[],
  dealerCard: Card,
  allowed: readonly BlackjackAction[],
): BlackjackAction {
  const points = pointsOfCard(dealerCard);
  const column = points === 1 ? ACE_COLUMN : points - 2;
  const [first = 0] = cards;
  if (allowed.includes('split') && pairs[pointsOfCard(first)]?.[column] === 'P') return 'split';
  const { total, isSoft } = handValueOf(cards);
  const code = codeOf(total, isSoft)[column];
  if (code === 'D') return allowed.includes('double') ? 'double' : 'hit';
  if (code === 'd') return allowed.includes('double') ? 'double' : 'stand';
  return code === 'S' ? 'stand' : 'hit';
}

/** A row of the table. */
function codeOf(total: number, isSoft: boolean): string {
  // A pair of aces that may not be split is a soft 12.
  if (isSoft && total > 12) return total >= LOWEST_SOFT_STAND ? 'SSSSSSSSSS' : (soft[total] ?? '');
  if (isSoft || total < LOWEST_HARD) return 'HHHHHHHHHH';
  return hard[total] ?? 'SSSSSSSSSS';
}
