import type { WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';

export type LimitsReply = WireReply<'GET /account/limits'>['data'];
type Row = LimitsReply['amounts'][number] | LimitsReply['minutes'][number];
export type LimitKind = Row['kind'];
export type LimitPeriod = Row['period'];

export const limitKinds: readonly LimitKind[] = ['deposit', 'bet', 'loss', 'time'];
export const limitPeriods: readonly LimitPeriod[] = ['daily', 'weekly', 'monthly'];

/** One limit; values are minor units, or minutes for `time`. */
export interface LimitState {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Null if there is none. */
  readonly limit: bigint | null;
  readonly used: bigint;
  readonly left: bigint | null;
  readonly endsAt: string;
  /** The change that waits; its limit is null for a removal. */
  readonly next: { readonly limit: bigint | null; readonly at: string } | null;
}

function readState<Value extends string | number>(
  row: Row & { limit: Value | null; used: Value; left: Value | null; next: { limit: Value | null } | null },
  read: (value: Value) => bigint,
): LimitState {
  const readOrNull = (value: Value | null) => (value === null ? null : read(value));
  return {
    kind: row.kind,
    period: row.period,
    limit: readOrNull(row.limit),
    used: read(row.used),
    left: readOrNull(row.left),
    endsAt: row.ends_at,
    next: row.next && { limit: readOrNull(row.next.limit), at: row.next.at },
  };
}

/** The limits of one kind in the order of their periods. */
export function statesOf({ amounts, minutes }: LimitsReply, kind: LimitKind): readonly LimitState[] {
  const all = [
    ...amounts.map((row) => readState<string>(row, parseWire)),
    ...minutes.map((row) => readState<number>(row, BigInt)),
  ];
  return limitPeriods.flatMap((period) =>
    all.filter((state) => state.kind === kind && state.period === period),
  );
}

/** The used part, 0 to 1; nothing is left of a limit of 0. */
export function usedShare({ limit, used }: LimitState): number {
  if (limit === null || used <= 0n) return limit === 0n ? 1 : 0;
  return used >= limit ? 1 : Number((used * 1000n) / limit) / 1000;
}

/** When a new value would apply: it does already, it has been requested and waits, at once, or after 24 hours. */
export type Effect = 'same' | 'waits' | 'now' | 'later';

export function effectOf({ limit, next }: Pick<LimitState, 'limit' | 'next'>, value: bigint): Effect {
  if (limit === value) return 'same';
  if (next?.limit === value) return 'waits';
  return limit === null || value < limit ? 'now' : 'later';
}

/** What a value would stop at once: everything, what is left of this period, or nothing. */
export function stopOf(state: LimitState, value: bigint): 'all' | 'period' | null {
  if (['later', 'waits'].includes(effectOf(state, value))) return null;
  if (value === 0n) return 'all';
  return state.used >= value ? 'period' : null;
}

/** The next instant at which this page would be out of date: a period ends or a change begins. */
export function nextTurn({ amounts, minutes }: LimitsReply): number {
  const instants = [...amounts, ...minutes].flatMap(({ ends_at, next }) => [
    Date.parse(ends_at),
    ...(next ? [Date.parse(next.at)] : []),
  ]);
  return Math.min(...instants);
}
