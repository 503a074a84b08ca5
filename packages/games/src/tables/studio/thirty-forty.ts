import { type Card, CARDS_PER_DECK, suitOf } from '../../cards/card.ts';
import type { Draw } from '../../random/draw.ts';
import { type Spot, type SpotGame, spotsById, type Weighted } from '../spots/spot-game.ts';
import { pricedSpots, span } from './priced-spots.ts';
import {
  thirtyFortyPoints,
  THIRTY_FORTY_GOAL as GOAL,
  THIRTY_FORTY_MOST as MOST,
} from './thirty-forty-points.ts';

/** The black row is dealt first. */
export interface ThirtyFortyResult {
  readonly black: readonly Card[];
  readonly red: readonly Card[];
}

interface ThirtyFortyOutcome {
  /** Points of the rows, 31 to 40. */
  readonly black: number;
  readonly red: number;
  /** Whether the first card of all is a red one. */
  readonly isFirstRed: boolean;
}

const [LOST, RETURNED, WON] = [0, 100, 200];

/**
 * Trente et quarante. Two rows are dealt until each has 31 points or more; the row with fewer wins. Each card comes from a full,
 * freshly shuffled deck. If the rows are equal, stakes are returned, except at 31, where they are lost.
 */
export function createThirtyForty(): SpotGame<ThirtyFortyResult, ThirtyFortyOutcome> {
  const outcomes = allRows();
  const isRedAhead = ({ black, red }: ThirtyFortyOutcome) => red < black;
  const ties = pricedSpots(outcomes, [
    { id: 'tie', wins: ({ black, red }) => black === red },
    { id: 'tie-31', wins: ({ black, red }) => black === GOAL && red === GOAL },
  ]);
  return {
    name: 'thirty-forty',
    spots: spotsById([
      evenMoney('red', isRedAhead),
      evenMoney('black', (outcome) => !isRedAhead(outcome)),
      evenMoney('colour', (outcome) => isRedAhead(outcome) === outcome.isFirstRed),
      evenMoney('inverse', (outcome) => isRedAhead(outcome) !== outcome.isFirstRed),
      ...ties,
    ]),
    drawResult: (draw) => ({ black: dealRow(draw), red: dealRow(draw) }),
    outcomeOf,
    distribution: () => outcomes,
    history: (result) => {
      const { black, red } = outcomeOf(result);
      return {
        result: `${red}-${black}`,
        winner: red === black ? 'TIE' : red < black ? 'RED' : 'BLACK',
      };
    },
  };
}

/** @param wins of rows that are not equal */
function evenMoney(id: string, wins: (outcome: ThirtyFortyOutcome) => boolean): Spot<ThirtyFortyOutcome> {
  const payback = (outcome: ThirtyFortyOutcome) => {
    if (outcome.red === outcome.black) return outcome.red === GOAL ? LOST : RETURNED;
    return wins(outcome) ? WON : LOST;
  };
  return { id, kind: 'even-money', pays: 1, top: WON, payback };
}

function dealRow(draw: Draw): Card[] {
  const cards: Card[] = [];
  while (thirtyFortyPoints(cards) < GOAL) cards.push(draw(CARDS_PER_DECK));
  return cards;
}

function outcomeOf({ black, red }: ThirtyFortyResult): ThirtyFortyOutcome {
  const first = suitOf(black[0] ?? 0);
  return {
    black: thirtyFortyPoints(black),
    red: thirtyFortyPoints(red),
    isFirstRed: first === 'hearts' || first === 'diamonds',
  };
}

/** The colour of the first card has nothing to do with points: it is red in one half of every pair of rows. */
function allRows(): Weighted<ThirtyFortyOutcome>[] {
  const weights = rowWeights();
  const totals = [...weights.keys()];
  return totals.flatMap((black) =>
    totals.flatMap((red) =>
      [true, false].map((isFirstRed) => ({
        outcome: { black, red, isFirstRed },
        weight: (weights.get(black) ?? 0n) * (weights.get(red) ?? 0n),
      })),
    ),
  );
}

/** How likely a row ends with 31 to 40 points, in parts of 13^31: no row has more than 31 cards. */
function rowWeights(): ReadonlyMap<number, bigint> {
  const ranks = span(0, 12);
  const parts = new Map([[0, 13n ** BigInt(GOAL)]]);
  for (const points of span(0, GOAL - 1)) {
    // Every card takes one of the thirteen equal shares of what has come so far.
    const share = (parts.get(points) ?? 0n) / 13n;
    for (const rank of ranks) {
      const next = points + thirtyFortyPoints([rank]);
      parts.set(next, (parts.get(next) ?? 0n) + share);
    }
  }
  return new Map(span(GOAL, MOST).map((points) => [points, parts.get(points) ?? 0n]));
}
