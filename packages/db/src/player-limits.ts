import {
  type LimitAction,
  limitAction,
  type LimitChange,
  type LimitKey,
  type LimitKind,
  limitKind,
  type LimitPeriod,
  limitPeriod,
  type LimitSetting,
  type LimitUse,
} from '@baize/ledger';

import type { BookingContext, Runner } from './ledger-booking.ts';

const kinds = namesByNumber<LimitKind>(limitKind);
const periods = namesByNumber<LimitPeriod>(limitPeriod);
const actions = namesByNumber<LimitAction>(limitAction);

function namesByNumber<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
): (number: number) => Name {
  const names = new Map(Object.entries(numbers).map(([name, number]) => [number as number, name as Name]));
  return (number) => {
    const name = names.get(number);
    if (name === undefined) throw new RangeError(`${number} is none of ${[...names.values()].join(', ')}`);
    return name;
  };
}

const amountOf = (text: string | null) => (text === null ? undefined : BigInt(text));

export async function setLimit(
  { runner, clock, ids }: BookingContext,
  { siteId, playerId, kind, period }: LimitKey,
  amount: bigint | undefined,
): Promise<LimitAction | undefined> {
  const { rows } = await runner.query<{ action: number | null }>(
    'select set_player_limit($1, $2, $3, $4, $5, $6, $7) as action',
    [siteId, playerId, limitKind[kind], limitPeriod[period], amount ?? null, ids.next(), clock.now()],
  );
  const action = rows[0]?.action;
  return action ? actions(action) : undefined;
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
    kind: kinds(row.kind),
    period: periods(row.period),
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
       left join play_day d on d.site_id = $1 and d.player_id = $2
         and d.day >= period_start(deposits.period, today) and d.day <= today
       group by deposits.period, deposits.used, deposits.ends_at order by deposits.period`,
    [siteId, playerId, clock.now()],
  );
  return rows.flatMap((row) => {
    const period = periods(row.period);
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

export async function readLimitChanges(
  runner: Runner,
  { siteId, playerId, limit }: { siteId: number; playerId: number; limit: number },
): Promise<LimitChange[]> {
  const { rows } = await runner.query<{
    id: string;
    kind: number;
    period: number;
    action: number;
    from_amount: string | null;
    to_amount: string | null;
    changed_at: Date;
    effective_at: Date;
  }>('select * from player_limit_change where site_id = $1 and player_id = $2 order by id desc limit $3', [
    siteId,
    playerId,
    limit,
  ]);
  return rows.map((row) => ({
    id: Number(row.id),
    kind: kinds(row.kind),
    period: periods(row.period),
    action: actions(row.action),
    from: amountOf(row.from_amount),
    to: amountOf(row.to_amount),
    changedAt: row.changed_at,
    effectiveAt: row.effective_at,
  }));
}

export async function setTimeZone(runner: Runner, siteId: number, timeZone: string): Promise<void> {
  await runner.query(
    `insert into site_zone as known (site_id, time_zone) values ($1, $2)
       on conflict (site_id) do update set time_zone = excluded.time_zone where known.time_zone <> excluded.time_zone`,
    [siteId, timeZone],
  );
}
