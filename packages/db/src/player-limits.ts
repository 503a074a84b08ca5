import {
  type LimitAction,
  type LimitKey,
  limitKind,
  limitPeriod,
  type LimitSetting,
  type LimitUse,
} from '@baize/ledger';

import { actionOf, kindOf, periodOf } from './limit-names.ts';
import type { BookingContext, Runner } from './ledger-booking.ts';

const amountOf = (text: string | null) => (text === null ? undefined : BigInt(text));

export async function setLimit(
  { runner, clock, ids }: BookingContext,
  { siteId, playerId, kind, period }: LimitKey,
  amount: bigint | undefined,
): Promise<LimitAction | undefined> {
  const { rows } = await runner.query<{ action: number | null }>(
    'select set_player_limit($1, $2, $3, $4, $5, $6, $7, $8) as action',
    // The entry of what is called off comes before the one that replaces it.
    [
      siteId,
      playerId,
      limitKind[kind],
      limitPeriod[period],
      amount ?? null,
      ids.next(),
      ids.next(),
      clock.now(),
    ],
  );
  const action = rows[0]?.action;
  return action ? actionOf(action) : undefined;
}

export async function cancelLimitChange(
  { runner, ids }: Pick<BookingContext, 'runner' | 'ids'>,
  { siteId, playerId, kind, period }: LimitKey,
): Promise<boolean> {
  const { rows } = await runner.query<{ kept: boolean }>(
    'select cancel_limit_change($1, $2, $3, $4, $5) as kept',
    [siteId, playerId, limitKind[kind], limitPeriod[period], ids.next()],
  );
  return rows[0]?.kept ?? false;
}

export async function readLimits(runner: Runner, siteId: number, playerId: number): Promise<LimitSetting[]> {
  const { rows } = await runner.query<{
    kind: number;
    period: number;
    amount: string | null;
    next_amount: string | null;
    next_at: Date | null;
  }>(
    `select kind, period, limit_in_force(amount, next_amount, next_at) as amount, next_amount,
        case when next_at > limit_clock() then next_at end as next_at
       from player_limit where site_id = $1 and player_id = $2 order by kind, period`,
    [siteId, playerId],
  );
  return rows.map((row) => ({
    kind: kindOf(row.kind),
    period: periodOf(row.period),
    amount: amountOf(row.amount),
    next: row.next_at ? { amount: amountOf(row.next_amount), at: row.next_at } : undefined,
  }));
}

export async function readLimitUse(
  { runner, clock }: Pick<BookingContext, 'runner' | 'clock'>,
  siteId: number,
  playerId: number,
): Promise<LimitUse[]> {
  const { rows } = await runner.query<{
    period: number;
    deposited: string;
    staked: string;
    won: string;
    played_ms: string;
    ends_at: Date;
  }>(
    `select deposits.period, deposits.used as deposited, deposits.ends_at, coalesce(sum(d.staked), 0)::bigint as staked, coalesce(sum(d.won), 0)::bigint as won,
        coalesce(sum(d.played_ms), 0)::bigint as played_ms
       from site_day($1, $3) as today cross join deposit_use($1, $2, $3) as deposits
       left join current_play($1, $2, $3) d
         on d.day >= period_start(deposits.period, today) and d.day < period_end(deposits.period, today)
       group by deposits.period, deposits.used, deposits.ends_at order by deposits.period`,
    [siteId, playerId, clock.now()],
  );
  return rows.flatMap((row) => {
    const period = periodOf(row.period);
    const staked = BigInt(row.staked);
    const of = { period, endsAt: row.ends_at };
    return [
      { ...of, kind: 'deposit', used: BigInt(row.deposited) },
      { ...of, kind: 'bet', used: staked },
      { ...of, kind: 'loss', used: staked - BigInt(row.won) },
      { ...of, kind: 'time', used: BigInt(row.played_ms) },
    ] satisfies LimitUse[];
  });
}

export async function readEffectiveAt(
  runner: Runner,
  { siteId, playerId, kind, period }: LimitKey,
  amount: bigint | undefined,
): Promise<Date> {
  const { rows } = await runner.query<{ at: Date }>(
    `select coalesce(max(next_at), limit_clock()) as at from player_limit
       where site_id = $1 and player_id = $2 and kind = $3 and period = $4
         and next_at > limit_clock() and next_amount is not distinct from $5::bigint`,
    [siteId, playerId, limitKind[kind], limitPeriod[period], amount ?? null],
  );
  const [row] = rows;
  if (!row) throw new Error('an aggregate has one row');
  return row.at;
}

export async function setTimeZone(runner: Runner, siteId: number, timeZone: string): Promise<void> {
  await runner.query(
    // The comparison fails for a zone that the database does not know, which no bet would find the day in.
    `insert into site_zone as known (site_id, time_zone) select $1, $2 where now() at time zone $2 is not null
       on conflict (site_id) do update set time_zone = excluded.time_zone where known.time_zone <> excluded.time_zone`,
    [siteId, timeZone],
  );
}
