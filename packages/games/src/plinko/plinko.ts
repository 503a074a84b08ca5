import { type BetMath, betMathOf } from '../bets/bet-math.ts';
import { InvalidBet } from '../bets/invalid-bet.ts';
import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import { readChoice, readFields, readStake, type StakeLimits } from '../bets/read-bets.ts';
import { choose } from '../exact/choose.ts';
import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import type { Draw } from '../random/draw.ts';
import { plinkoPays, type PlinkoRisk, plinkoRisks, type PlinkoRows, plinkoRows } from './plinko-table.ts';

export interface PlinkoBet {
  readonly rows: PlinkoRows;
  readonly risk: PlinkoRisk;
  readonly stakeMinor: bigint;
}

/** Which way the ball goes at each row, 0 left and 1 right; drawn before it falls. JSON as it is. */
export interface PlinkoResult {
  readonly steps: readonly number[];
}

/**
 * A bet from untrusted JSON: `{ "rows": 12, "risk": "high", "stakeMinor": "500" }`.
 *
 * @throws InvalidBet
 */
export function readPlinkoBet(json: unknown, limits: StakeLimits): PlinkoBet {
  const fields = readFields(json, ['rows', 'risk', 'stakeMinor']);
  if (typeof fields.rows !== 'number') throw new InvalidBet('malformed', 'rows are a number');
  const rows = plinkoRows.find((candidate) => candidate === fields.rows);
  if (rows === undefined)
    throw new InvalidBet('unknown', `${plinkoRows.join(', ')} rows, not ${fields.rows}`);
  const risk = readChoice(fields.risk, plinkoRisks);
  return { rows, risk, stakeMinor: readStake(fields.stakeMinor, limits, plinkoPays(rows, risk, 0)) };
}

export function drawPlinko(rows: PlinkoRows, draw: Draw): PlinkoResult {
  return { steps: Array.from({ length: rows }, () => draw(2)) };
}

/** The bin that the ball falls into, 0 at the left. */
export function plinkoBinOf({ steps }: PlinkoResult): number {
  return steps.reduce((right, step) => right + step, 0);
}

/** What a bet pays in minor units, its stake included. */
export function settlePlinko({ rows, risk, stakeMinor }: PlinkoBet, result: PlinkoResult): bigint {
  return payRoundedDown(stakeMinor, ballPays(rows, risk, result));
}

/** A ball, exactly: bin i has a chance of C(rows, i) in 2^rows. */
export function plinkoMath(rows: PlinkoRows, risk: PlinkoRisk): BetMath {
  const bins = Array.from({ length: rows + 1 }, (_, bin) => bin);
  return betMathOf(bins.map((bin) => ({ weight: choose(rows, bin), pays: plinkoPays(rows, risk, bin) })));
}

export function provablePlinko(): ProvableGame[] {
  return plinkoRows.flatMap((rows) =>
    plinkoRisks.map((risk) =>
      provableBet(`plinko, ${rows} rows ${risk}`, plinkoMath(rows, risk), (draw) =>
        ballPays(rows, risk, drawPlinko(rows, draw)),
      ),
    ),
  );
}

const ballPays = (rows: PlinkoRows, risk: PlinkoRisk, result: PlinkoResult): Hundredths =>
  plinkoPays(rows, risk, plinkoBinOf(result));
