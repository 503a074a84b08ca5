import { linesOf, type Line, type PickResult, settleBet } from '@baize/games/sports';

import type { BetRecord } from './bet-record.ts';

type Results = readonly (PickResult | null)[];

export const linesOfRecord = ({ picks, sizes, bankers }: BetRecord): Line[] =>
  linesOf(picks.length, sizes, bankers);

/** Whether nothing that is open can change what a bet returns: each line has a lost pick, or none that is open. */
export function isDecided(results: Results, lines: readonly Line[]): boolean {
  return lines.every(
    (line) => line.some((at) => results[at] === 'lost') || line.every((at) => (results[at] ?? null) !== null),
  );
}

/**
 * What the part of a bet that was not cashed out returns by results, in minor units.
 *
 * @returns null while it is not decided
 */
export function dueOf(record: BetRecord, results: Results): number | null {
  const lines = linesOfRecord(record);
  return isDecided(results, lines) ? returnIf(record, lines, results, 'lost') : null;
}

/** Records never change, and each new bet of a player asks for those of all others. */
const possible = new WeakMap<BetRecord, number>();

/** What the part that was not cashed out returns if all open picks win. */
export function possibleOf(record: BetRecord): number {
  const known = possible.get(record);
  if (known !== undefined) return known;
  const results = record.picks.map(({ result }) => result);
  const minor = returnIf(record, linesOfRecord(record), results, 'won');
  possible.set(record, minor);
  return minor;
}

/** What the whole bet would have returned, had all its picks won. */
export function possibleAtFirst(record: BetRecord): number {
  const whole = { ...record, leftMinor: record.lineStakeMinor };
  return returnIf(whole, linesOfRecord(record), [], 'won');
}

function returnIf(
  { picks, leftMinor }: BetRecord,
  lines: readonly Line[],
  results: Results,
  open: PickResult,
): number {
  const settled = picks.map(({ price }, at) => ({ price, result: results[at] ?? open }));
  return Number(settleBet(settled, lines, BigInt(leftMinor)));
}
