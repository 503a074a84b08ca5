import { type Card, rankOf } from '../../cards/card.ts';
import { bankerDraws, isNatural, playerDraws, baccaratPointsOf, pointsOfRank } from './rules.ts';

/** The hands of a round, in the order in which they got their cards. */
export interface BaccaratResult {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** At most three cards for each hand. */
export const CARDS_PER_ROUND = 6;

/** Deals a round: two cards each in turn, then third cards by the rules. @param cards the next six of the shoe */
export function dealBaccarat(cards: readonly Card[]): BaccaratResult {
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0] = cards;
  const player = [p1, p2];
  const banker = [b1, b2];
  const bankerPoints = baccaratPointsOf(banker);
  if (isNatural(baccaratPointsOf(player), bankerPoints)) return { player, banker };
  if (!playerDraws(baccaratPointsOf(player))) {
    return { player, banker: bankerDraws(bankerPoints, undefined) ? [...banker, fifth] : banker };
  }
  const isDrawing = bankerDraws(bankerPoints, pointsOfRank(rankOf(fifth)));
  return { player: [...player, fifth], banker: isDrawing ? [...banker, sixth] : banker };
}
