import type { Reply } from '@baize/contract';
import type { LimitKind, LimitPeriod, LimitSetting } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';

const MINUTE_MS = 60_000n;

/** Every limit, with what is used and left of it. */
export async function readLimits({ ledger, player }: PlayerContext): Promise<Reply<'GET /account/limits'>> {
  const [settings, uses] = await Promise.all([
    ledger.limits(player.siteId, player.id),
    ledger.limitUse(player.siteId, player.id),
  ]);
  const find = (kind: LimitKind, period: LimitPeriod): Pick<LimitSetting, 'amount' | 'next'> | undefined =>
    settings.find((one) => one.kind === kind && one.period === period);
  const describe = <Value>(use: (typeof uses)[number], valueOf: (amount: bigint) => Value) => {
    const { amount, next } = find(use.kind, use.period) ?? {};
    const left = amount === undefined ? undefined : amount > use.used ? amount - use.used : 0n;
    return {
      period: use.period,
      limit: amount === undefined ? null : valueOf(amount),
      used: valueOf(use.used),
      left: left === undefined ? null : valueOf(left),
      ends_at: use.endsAt,
      next: next ? { limit: next.amount === undefined ? null : valueOf(next.amount), at: next.at } : null,
    };
  };
  const amounts = uses.flatMap((use) =>
    use.kind === 'time' ? [] : [{ kind: use.kind, ...describe(use, (minor) => minor) }],
  );
  const minutes = uses.flatMap((use) =>
    use.kind === 'time'
      ? [{ kind: use.kind, ...describe(use, (milliseconds) => Number(milliseconds / MINUTE_MS)) }]
      : [],
  );
  return {
    success: true,
    data: {
      amounts,
      minutes,
      time_zone: 'Europe/Istanbul',
      played_today: 0,
      reality_check: { every: null, choices: [] },
      prompt: null,
    },
  };
}
