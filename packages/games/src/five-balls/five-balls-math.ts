import { type BetMath, betMathOf } from '../bets/bet-math.ts';
import { choose } from '../exact/choose.ts';
import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import {
  FIVE_BALLS_DRAWN,
  FIVE_BALLS_NUMBERS,
  type FiveBallsMarket,
  fiveBallsMarkets,
  fiveBallsNumberPays,
  fiveBallsPicks,
} from './five-balls-table.ts';
import { drawFiveBalls, fiveBallsPays, type FiveBallsPick } from './five-balls.ts';

interface FiveBallsMath {
  /** For numbers the first ones: all of so many are alike. */
  readonly pick: FiveBallsPick;
  readonly math: BetMath;
}

/** Every kind of bet, exactly: numbers by the ways of their hits, the others by all draws. */
export function fiveBallsBets(): FiveBallsMath[] {
  const numberBets = Array.from({ length: FIVE_BALLS_DRAWN }, (_, index) => numbersMath(index + 1));
  return [...numberBets, ...marketBets(firstBallMarkets, 1), ...marketBets(ballsMarkets, FIVE_BALLS_DRAWN)];
}

/** The first ball is as likely any of them; the others need all that are drawn. */
const firstBallMarkets = ['parity', 'half'] as const;
const ballsMarkets = ['sum', 'band', 'odds'] as const;

function marketBets(markets: readonly FiveBallsMarket[], balls: number): FiveBallsMath[] {
  const counts = new Map<string, number>();
  visitDraws(balls, (drawn) => {
    for (const market of markets) {
      const key = `${market} ${fiveBallsMarkets[market].rightPick(drawn)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  });
  const all = choose(FIVE_BALLS_NUMBERS, balls);
  return markets.flatMap((market) =>
    fiveBallsPicks(market).map(([pick, pays]): FiveBallsMath => {
      const right = BigInt(counts.get(`${market} ${pick}`) ?? 0);
      const math = betMathOf([
        { weight: right, pays },
        { weight: all - right, pays: 0 },
      ]);
      return { pick: { market, numbers: [], pick }, math };
    }),
  );
}

/** Calls `visit` with each choice of so many balls, ascending, in the same list. */
function visitDraws(balls: number, visit: (drawn: readonly number[]) => void): void {
  const drawn: number[] = [];
  const addFrom = (least: number): void => {
    if (drawn.length === balls) {
      visit(drawn);
      return;
    }
    for (let number = least; number <= FIVE_BALLS_NUMBERS; number++) {
      drawn.push(number);
      addFrom(number + 1);
      drawn.pop();
    }
  };
  addFrom(1);
}

function numbersMath(picks: number): FiveBallsMath {
  const numbers = Array.from({ length: picks }, (_, index) => index + 1);
  const hits = Array.from({ length: picks + 1 }, (_, hit) => hit);
  const math = betMathOf(
    hits.map((hit) => ({
      weight: choose(FIVE_BALLS_DRAWN, hit) * choose(FIVE_BALLS_NUMBERS - FIVE_BALLS_DRAWN, picks - hit),
      pays: fiveBallsNumberPays(picks, hit),
    })),
  );
  return { pick: { market: 'numbers', numbers, pick: null }, math };
}

export function provableFiveBalls(): ProvableGame[] {
  return fiveBallsBets().map(({ pick, math }) => {
    const name = `${pick.market} ${pick.pick ?? pick.numbers.length}`;
    return provableBet(`five-balls, ${name}`, math, (draw) => fiveBallsPays(pick, drawFiveBalls(draw)));
  });
}
