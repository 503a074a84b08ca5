import { betMathOf } from '../bets/bet-math.ts';
import { InvalidBet } from '../bets/invalid-bet.ts';
import { readChoice } from '../bets/read-bets.ts';
import { choose } from '../exact/choose.ts';
import type { InstantGame } from '../instant/instant-game.ts';
import { plinkoPays, type PlinkoRisk, plinkoRisks, type PlinkoRows, plinkoRows } from './plinko-table.ts';

export interface PlinkoChoice {
  readonly rows: PlinkoRows;
  readonly risk: PlinkoRisk;
}

/** Which way the ball goes at each row, 0 left and 1 right; drawn before it falls. JSON as it is. */
export interface PlinkoResult {
  readonly steps: readonly number[];
}

const boards = plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => ({ rows, risk })));

/** A ball on one of nine boards. Bin i has a chance of C(rows, i) in 2^rows. */
export const plinko: InstantGame<PlinkoChoice, PlinkoResult> = {
  name: 'plinko',
  fields: ['rows', 'risk'],
  readChoice(fields) {
    if (typeof fields['rows'] !== 'number') throw new InvalidBet('malformed', 'rows are a number');
    const rows = plinkoRows.find((candidate) => candidate === fields['rows']);
    if (rows === undefined)
      throw new InvalidBet('unknown', `${plinkoRows.join(', ')} rows, not ${fields['rows']}`);
    return { rows, risk: readChoice(fields['risk'], plinkoRisks) };
  },
  topPay: ({ rows, risk }) => plinkoPays(rows, risk, 0),
  draw: ({ rows }, draw) => ({ steps: Array.from({ length: rows }, () => draw(2)) }),
  pays: ({ rows, risk }, result) => plinkoPays(rows, risk, plinkoBinOf(result)),
  mathOf({ rows, risk }) {
    const bins = Array.from({ length: rows + 1 }, (_, bin) => bin);
    return betMathOf(bins.map((bin) => ({ weight: choose(rows, bin), pays: plinkoPays(rows, risk, bin) })));
  },
  stated: boards,
  proven: boards.map((board) => [`${board.rows} rows ${board.risk}`, board]),
};

/** The bin that the ball falls into, 0 at the left. */
export function plinkoBinOf({ steps }: PlinkoResult): number {
  return steps.reduce((right, step) => right + step, 0);
}
