import { type Card, rankOf, RANKS } from '../../cards/card.ts';
import { drawCards, newShoe } from '../../cards/shoe.ts';
import { type Spot, type SpotGame, spotsById, type Weighted, winOrLose } from '../spots/spot-game.ts';

/** One card each. */
export interface DragonTigerResult {
  readonly dragon: Card;
  readonly tiger: Card;
}

const DECKS = 8;
const LOST = 0;
const HALF = 50;
const DOUBLED = 200;
const SUITED_TIE_PAYS = 50;

/**
 * Dragon tiger with eight decks, shuffled before each round. The higher card wins, aces are low; a tie takes half of the
 * stakes on dragon and tiger.
 */
export function createDragonTiger({ tiePays = 11 }: { tiePays?: 8 | 11 } = {}): SpotGame<
  DragonTigerResult,
  DragonTigerResult
> {
  return {
    name: 'dragon-tiger',
    spots: spotsById(createSpots(tiePays)),
    drawResult: (draw) => {
      const [dragon = 0, tiger = 0] = drawCards({ decks: DECKS, count: 2 }, draw);
      return { dragon, tiger };
    },
    outcomeOf: (result) => result,
    distribution: allPairs,
    history: ({ dragon, tiger }) => {
      const lead = compareCards(dragon, tiger);
      return {
        result: RANKS[Math.max(rankOf(dragon), rankOf(tiger))] ?? '',
        winner: lead === 0 ? 'TIE' : lead > 0 ? 'DRAGON' : 'TIGER',
      };
    },
  };
}

/** Positive if the dragon's card is higher. */
function compareCards(dragon: Card, tiger: Card): number {
  return rankOf(dragon) - rankOf(tiger);
}

function createSpots(tiePays: number): Spot<DragonTigerResult>[] {
  return [
    mainSpot('dragon', ({ dragon, tiger }) => compareCards(dragon, tiger)),
    mainSpot('tiger', ({ dragon, tiger }) => compareCards(tiger, dragon)),
    winOrLose({ id: 'tie', pays: tiePays }, ({ dragon, tiger }) => compareCards(dragon, tiger) === 0),
    winOrLose({ id: 'suited-tie', pays: SUITED_TIE_PAYS }, ({ dragon, tiger }) => dragon === tiger),
  ];
}

/** @param lead positive if the spot's card is higher */
function mainSpot(id: string, lead: (result: DragonTigerResult) => number): Spot<DragonTigerResult> {
  const payback = (result: DragonTigerResult) => {
    const by = lead(result);
    return by > 0 ? DOUBLED : by === 0 ? HALF : LOST;
  };
  return { id, kind: 'main', pays: 1, top: DOUBLED, payback };
}

/** All pairs of cards; the second card is one fewer of its own. */
function allPairs(): Weighted<DragonTigerResult>[] {
  const deck = newShoe(1);
  return deck.flatMap((dragon) =>
    deck.map((tiger) => ({
      outcome: { dragon, tiger },
      weight: BigInt(dragon === tiger ? DECKS - 1 : DECKS),
    })),
  );
}
