import type { PickResult } from '@baize/games/sports';

import { withReplacedDebt } from './bet-moves.ts';
import type { BetRecord } from './bet-record.ts';
import { CORRECTION_MS } from './bet-rules.ts';
import { dueOf } from './settle-record.ts';

export type Results = readonly (PickResult | null)[];

const JUDGED: ReadonlySet<BetRecord['state']> = new Set(['open', 'settled', 'cashedOut']);

/** Whether results can change a bet: its stake was taken, and is not being returned. */
export const canBeJudged = ({ state }: BetRecord): boolean => JUDGED.has(state);

/**
 * A bet with other results of its picks: settled as soon as nothing open can change it, and settled anew if results were
 * corrected. Parts that were cashed out stay as they are.
 *
 * @returns null if nothing changes
 */
export function applyResults(record: BetRecord, results: Results, now: Date): BetRecord | null {
  if (!canBeJudged(record)) return null;
  if (areSame(resultsOf(record), results)) return record.late && { ...record, late: null };
  const due = dueOf(record, results);
  const [settlement] = record.settlements;
  const judged = withResults(record, results);
  // Then results only explain the bet.
  const isExplained = record.state === 'cashedOut' || (record.state === 'settled' && due === lastDue(record));
  if (isExplained) return judged;
  if (settlement === undefined) return due === null ? judged : settle(judged, due, now);
  // A bet that goes on is settled whenever that is.
  const isLate = record.state === 'settled' && now.getTime() - Date.parse(settlement.at) > CORRECTION_MS;
  if (isLate || record.isReturned) return withLate(record, results, due, now);
  // A lost pick that was not lost after all: the bet goes on.
  if (due === null) return { ...judged, state: 'open', settledAt: null };
  return settle(judged, due, now);
}

/** Books a correction that came too late to be booked by itself. @returns null if that is not possible */
export function bookLate(record: BetRecord, now: Date): BetRecord | null {
  const { late } = record;
  if (late === null || late.dueMinor === null || record.isReturned) return null;
  return settle(withResults({ ...record, late: null }, late.results), late.dueMinor, now);
}

/** Leaves a bet as it was settled, although its results were corrected later. */
export function dismissLate(record: BetRecord): BetRecord | null {
  return record.late && withResults({ ...record, late: null }, record.late.results);
}

const resultsOf = ({ picks }: BetRecord): Results => picks.map(({ result }) => result);

const lastDue = ({ settlements }: BetRecord) => settlements.at(-1)?.paidMinor ?? null;

function withResults(record: BetRecord, results: Results): BetRecord {
  return {
    ...record,
    late: null,
    picks: record.picks.map((pick, at) => ({ ...pick, result: results[at] ?? null })),
  };
}

/** A bet that is to have been paid so much in all. */
export function settle(record: BetRecord, paidMinor: number, now: Date): BetRecord {
  const at = now.toISOString();
  return withReplacedDebt({
    ...record,
    state: 'settled',
    settledAt: record.settlements[0]?.at ?? at,
    settlements: [...record.settlements, { at, paidMinor }],
  });
}

function withLate(record: BetRecord, results: Results, dueMinor: number | null, now: Date): BetRecord | null {
  if (record.late && areSame(record.late.results, results)) return null;
  return { ...record, late: { at: now.toISOString(), results, dueMinor } };
}

const areSame = (some: Results, others: Results): boolean =>
  some.every((result, at) => isSame(result, others[at] ?? null));

function isSame(a: PickResult | null, b: PickResult | null): boolean {
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null)
    return a.winners === b.winners && a.places === b.places;
  return a === b;
}
