import type { Card } from '../../cards/card.ts';
import {
  countRanks,
  leastValueOf,
  mainRanksOf,
  pokerHandOf,
  pokerValueOf,
  rankBitNamed,
  rankBitOf,
  straightsOf,
  threeCardValueOf,
} from '../../poker-hands/index.ts';
import { suitOf } from '../../cards/card.ts';
import type { CardRow, CardView } from '../card-game.ts';
import type { CardStrategy } from '../play-round.ts';
import { playsThreeCards } from './three-card-poker.ts';

const STRAIGHTS = straightsOf(5);
const TEN = rankBitNamed('10');
const JACK = rankBitNamed('J');
const KING = rankBitNamed('K');
const ACE_KING = leastValueOf('high-card', 0, rankBitNamed('A') | KING);
const LEAST_PAIR = leastValueOf('pair');

const cardsOf = (row: CardRow | undefined): Card[] => (row?.cards ?? []).filter((card) => card !== null);

/** Takes the further stake or folds, by the hand that is next. */
function deciding(isCalled: (own: readonly Card[], view: CardView) => boolean): CardStrategy {
  return (view) => {
    const own = cardsOf(view.rows.find(({ isNext }) => isNext));
    const [fold, call] = view.choices;
    return { choice: (isCalled(own, view) ? call : fold)?.id ?? '', hold: [] };
  };
}

/** Play with Q-6-4 or better: the best strategy of three-card poker. */
export const queenSixFour = deciding((own) => playsThreeCards(threeCardValueOf(own)));

/** Call with a ten or better in hand, with a pair of one's own or better, or with four cards to a straight or a flush. */
export const tenOrDraw = deciding((own, { rows }) => {
  const board = cardsOf(rows.find(({ owner }) => owner === 'board'));
  const cards = [...own, ...board];
  if (own.some((card) => rankBitOf(card) >= TEN) || isOwnHand(own, cards)) return true;
  const ranks = cards.reduce((mask, card) => mask | rankBitOf(card), 0);
  const suited = cards.some((card) => cards.filter((other) => suitOf(other) === suitOf(card)).length >= 4);
  return suited || STRAIGHTS.some((straight) => countRanks(straight & ranks) >= 4);
});

/** Better than a pair, or a pair that is not only the board's. */
function isOwnHand(own: readonly Card[], cards: readonly Card[]): boolean {
  const value = pokerValueOf(cards);
  const hand = pokerHandOf(value);
  if (hand !== 'pair') return hand !== 'high-card';
  return own.some((card) => (rankBitOf(card) & mainRanksOf(value)) !== 0);
}

/**
 * Raise with a pair or better. With an ace and a king raise if the dealer's card, from a two to a queen, is among the own; if it
 * is an ace or a king and a queen or a jack is among the own; or with a queen if it is below the fourth card. Fold all else.
 */
export const pairOrAceKing = deciding((own, { rows }) => {
  const value = pokerValueOf(own);
  if (value >= LEAST_PAIR) return true;
  if (value < ACE_KING) return false;
  const shown = rankBitOf(cardsOf(rows[0])[0] ?? 0);
  const ranks = own.map(rankBitOf).toSorted((a, b) => b - a);
  if (shown >= KING) return (ranks[2] ?? 0) >= JACK;
  if (ranks.includes(shown)) return true;
  return ranks[2] === rankBitNamed('Q') && shown < (ranks[3] ?? 0);
});
