import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import {
  readChoice,
  readFields,
  readList,
  readStake,
  readWhole,
  refuseDuplicates,
  type StakeLimits,
} from '../bets/read-bets.ts';
import { drawSome } from '../random/draw-some.ts';
import type { Draw } from '../random/draw.ts';
import {
  FIVE_BALLS_DRAWN,
  FIVE_BALLS_NUMBERS,
  type FiveBallsMarket,
  fiveBallsMarketNames,
  fiveBallsMarkets,
  fiveBallsNumberPays,
  fiveBallsPicks,
} from './five-balls-table.ts';

export interface FiveBallsPick {
  readonly market: 'numbers' | FiveBallsMarket;
  /** One to five of them, ascending; none in the other markets. */
  readonly numbers: readonly number[];
  /** Null for numbers. */
  readonly pick: string | null;
}

export interface FiveBallsBet extends FiveBallsPick {
  readonly stakeMinor: bigint;
}

/** The five numbers in the order in which they are drawn. JSON as it is. */
export interface FiveBallsResult {
  readonly drawn: readonly number[];
}

const MOST_BETS = 20;

/**
 * A player's bets on a draw, from untrusted JSON:
 * `[{ "market": "numbers", "pick": [7, 21], "stakeMinor": "500" }, { "market": "parity", "pick": "odd", "stakeMinor": "500" }]`.
 *
 * @throws InvalidBet
 */
export function readFiveBallsBets(json: unknown, limits: StakeLimits): FiveBallsBet[] {
  const bets = readList(json, MOST_BETS).map((entry): FiveBallsBet => {
    const { market, pick, stakeMinor } = readFields(entry, ['market', 'pick', 'stakeMinor']);
    const chosen =
      market === 'numbers'
        ? { market: 'numbers' as const, numbers: readNumbers(pick), pick: null }
        : readPick(readChoice(market, fiveBallsMarketNames), pick);
    return { ...chosen, stakeMinor: readStake(stakeMinor, limits, topPayOf(chosen)) };
  });
  refuseDuplicates(bets, ({ market, numbers, pick }) => `${market} ${pick ?? numbers.join('-')}`);
  return bets;
}

function readNumbers(json: unknown): number[] {
  const numbers = readList(json, FIVE_BALLS_DRAWN).map((number) => readWhole(number, 1, FIVE_BALLS_NUMBERS));
  refuseDuplicates(numbers, (number) => number);
  return numbers.toSorted((a, b) => a - b);
}

function readPick(market: FiveBallsMarket, json: unknown): FiveBallsPick {
  const picks = fiveBallsPicks(market).map(([pick]) => pick);
  return { market, numbers: [], pick: readChoice(json, picks) };
}

/** The most that a pick pays, in hundredths of the stake. */
function topPayOf({ market, numbers, pick }: FiveBallsPick): Hundredths {
  if (market === 'numbers') return fiveBallsNumberPays(numbers.length, numbers.length);
  return fiveBallsPicks(market).find(([name]) => name === pick)?.[1] ?? 0;
}

export function drawFiveBalls(draw: Draw): FiveBallsResult {
  const numbers = Array.from({ length: FIVE_BALLS_NUMBERS }, (_, index) => index + 1);
  return { drawn: drawSome(numbers, FIVE_BALLS_DRAWN, draw) };
}

/** What a pick pays, in hundredths of its stake. */
export function fiveBallsPays(pick: FiveBallsPick, { drawn }: FiveBallsResult): Hundredths {
  if (pick.market === 'numbers') {
    const hits = pick.numbers.filter((number) => drawn.includes(number)).length;
    return fiveBallsNumberPays(pick.numbers.length, hits);
  }
  return fiveBallsMarkets[pick.market].rightPick(drawn) === pick.pick ? topPayOf(pick) : 0;
}

/** What a bet pays in minor units, its stake included. */
export function settleFiveBalls(bet: FiveBallsBet, result: FiveBallsResult): bigint {
  return payRoundedDown(bet.stakeMinor, fiveBallsPays(bet, result));
}
