import { type Card, rankOf, RANKS, suitOf } from '../../cards/card.ts';
import { drawCards, newShoe } from '../../cards/shoe.ts';
import { type SpotGame, spotsById } from '../spots/spot-game.ts';
import { alike, pricedSpots } from './priced-spots.ts';

/** Two cards of one deck, in the order in which they are dealt. */
export type SnapResult = readonly [first: Card, second: Card];

const rise = ([first, second]: SnapResult) => rankOf(second) - rankOf(first);
const isRed = (card: Card) => suitOf(card) === 'hearts' || suitOf(card) === 'diamonds';
const hasOneColour = ([first, second]: SnapResult) => isRed(first) === isRed(second);

/** Two quick cards of a freshly shuffled deck: is the second higher, lower or of the same rank? Aces are low. */
export function createSnapCard(): SpotGame<SnapResult, SnapResult> {
  const deck = newShoe(1);
  const outcomes = alike(
    deck.flatMap((first) =>
      deck.filter((card) => card !== first).map((second): SnapResult => [first, second]),
    ),
  );
  return {
    name: 'snap-card',
    spots: spotsById(
      pricedSpots(outcomes, [
        { id: 'lower', kind: 'rise', wins: (cards) => rise(cards) < 0 },
        { id: 'snap', wins: (cards) => rise(cards) === 0 },
        { id: 'higher', kind: 'rise', wins: (cards) => rise(cards) > 0 },
        { id: 'one-colour', wins: hasOneColour },
        { id: 'one-suit', wins: ([first, second]) => suitOf(first) === suitOf(second) },
        { id: 'two-colours', wins: (cards) => !hasOneColour(cards) },
      ]),
    ),
    drawResult: (draw) => {
      const [first = 0, second = 0] = drawCards({ decks: 1, count: 2 }, draw);
      return [first, second];
    },
    outcomeOf: (cards) => cards,
    distribution: () => outcomes,
    history: (cards) => ({
      result: cards.map((card) => RANKS[rankOf(card)]).join('-'),
      winner: rise(cards) === 0 ? 'SNAP' : rise(cards) > 0 ? 'HIGHER' : 'LOWER',
    }),
  };
}
