import { type Card, JOKER, rankOf, RANKS, SUITS, suitOf } from '../../cards/card.ts';
import { newShoe } from '../../cards/shoe.ts';
import { shuffle } from '../../random/shuffle.ts';
import { type SpotGame, spotsById } from '../spots/spot-game.ts';
import { alike, pricedSpots } from './priced-spots.ts';

const COURTS = ['J', 'Q', 'K'] as const;
const isRed = (card: Card) => suitOf(card) === 'hearts' || suitOf(card) === 'diamonds';

/** The twelve court cards and a joker. */
export const LAST_CARD_PACK: readonly Card[] = [
  ...newShoe(1).filter((card) => rankOf(card) >= RANKS.indexOf('J')),
  JOKER,
];

/** Twelve of thirteen cards are taken away one by one; bets are on the one that is left. A joker has neither colour nor suit. */
export function createLastCard(): SpotGame<readonly Card[], Card> {
  const outcomes = alike(LAST_CARD_PACK);
  const courtBet = (holds: (card: Card) => boolean) => (card: Card) => card !== JOKER && holds(card);
  return {
    name: 'last-card',
    spots: spotsById(
      pricedSpots(outcomes, [
        { id: 'red', kind: 'colour', wins: courtBet(isRed) },
        { id: 'joker', wins: (card) => card === JOKER },
        { id: 'black', kind: 'colour', wins: courtBet((card) => !isRed(card)) },
        ...COURTS.map((rank) => ({
          id: `rank-${rank}`,
          kind: 'rank',
          wins: courtBet((card) => RANKS[rankOf(card)] === rank),
        })),
        ...SUITS.map((suit) => ({ id: suit, kind: 'suit', wins: courtBet((card) => suitOf(card) === suit) })),
      ]),
    ),
    drawResult: (draw) => shuffle(LAST_CARD_PACK, draw),
    outcomeOf: (cards) => cards.at(-1) ?? JOKER,
    distribution: () => outcomes,
    history: (cards) => {
      const last = cards.at(-1) ?? JOKER;
      if (last === JOKER) return { result: 'JOKER', color: 'green' };
      return { result: `${RANKS[rankOf(last)]} ${suitOf(last)}`, color: isRed(last) ? 'red' : 'black' };
    },
  };
}
