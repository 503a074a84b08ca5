import { type Card, CARDS_PER_DECK, rankOf, RANKS } from '../../cards/card.ts';
import { drawCards } from '../../cards/shoe.ts';
import { choose } from '../../exact/choose.ts';
import { type SpotGame, spotsById, winOrLose } from '../spots/spot-game.ts';
import { pricedSpots, span } from './priced-spots.ts';

export interface AndarBaharResult {
  /** The card whose rank is looked for. */
  readonly middle: Card;
  /** Dealt in turn to Andar and Bahar; the last one has the rank of the middle card. */
  readonly cards: readonly Card[];
}

const MATCHES = 3;
const REST = CARDS_PER_DECK - 1;
/** As many cards as are dealt if the three that match are the last ones. */
const MOST_CARDS = REST - MATCHES + 1;
/** Cards to the match, from and to. */
const LENGTHS = [
  [1, 5],
  [6, 10],
  [11, 15],
  [16, 25],
  [26, 30],
  [31, 35],
  [36, 40],
  [41, MOST_CARDS],
] as const;

const isAndar = (count: number) => count % 2 === 1;

/**
 * Andar Bahar with one deck. The first card goes to Andar, which therefore wins a little more often and pays less; both have
 * their usual odds. Other bets are on how many cards it takes.
 */
export function createAndarBahar(): SpotGame<AndarBaharResult, number> {
  const outcomes = span(1, MOST_CARDS).map((count) => ({
    outcome: count,
    weight: choose(REST - count, MATCHES - 1),
  }));
  const lengths = LENGTHS.map(([from, to]) => ({
    id: `cards-${from}-${to}`,
    kind: 'cards',
    wins: (count: number) => count >= from && count <= to,
  }));
  return {
    name: 'andar-bahar',
    spots: spotsById([
      winOrLose({ id: 'andar', kind: 'side', pays: 0.9 }, isAndar),
      winOrLose({ id: 'bahar', kind: 'side', pays: 1 }, (count) => !isAndar(count)),
      ...pricedSpots(outcomes, lengths),
    ]),
    drawResult: (draw) => {
      const [middle = 0, ...rest] = drawCards({ decks: 1, count: CARDS_PER_DECK }, draw);
      const match = rest.findIndex((card) => rankOf(card) === rankOf(middle));
      return { middle, cards: rest.slice(0, match + 1) };
    },
    outcomeOf: ({ cards }) => cards.length,
    distribution: () => outcomes,
    history: ({ middle, cards }) => ({
      result: RANKS[rankOf(middle)] ?? '',
      winner: isAndar(cards.length) ? 'ANDAR' : 'BAHAR',
    }),
  };
}
