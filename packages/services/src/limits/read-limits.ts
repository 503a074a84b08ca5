import type { Reply } from '@baize/contract';
import type { LimitSetting, LimitUse } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { MINUTE_MS, minutesOf } from './minutes-of.ts';
import { realityCheckEvery } from './reality-check-every.ts';

type Prompt = Reply<'GET /account/limits'>['data']['prompt'];

/** Every limit, with what is used and left of it. */
export async function readLimits(context: PlayerContext): Promise<Reply<'GET /account/limits'>> {
  const { ledger, player, brand, clock } = context;
  const [settings, uses, every, prompt] = await Promise.all([
    ledger.limits(player.siteId, player.id),
    ledger.limitUse(player.siteId, player.id),
    realityCheckEvery(context),
    readPrompt(context),
  ]);
  const amounts = uses.flatMap((use) =>
    use.kind === 'time' ? [] : [{ kind: use.kind, ...describe(settings, use, (minor) => minor) }],
  );
  const minutes = uses.flatMap((use) =>
    use.kind === 'time' ? [{ kind: use.kind, ...describe(settings, use, minutesOf, MINUTE_MS) }] : [],
  );
  return {
    success: true,
    data: {
      amounts,
      minutes,
      now: clock.now(),
      time_zone: brand.traits['site.timeZone'],
      played_today: minutes.find(({ period }) => period === 'daily')?.used ?? 0,
      reality_check: { every, choices: [...brand.traits['limits.realityCheckChoices']] },
      prompt,
    },
  };
}

function describe<Value>(
  settings: readonly LimitSetting[],
  use: LimitUse,
  valueOf: (amount: bigint) => Value,
  /** A begun minute of time is left until it is over, as bets are taken until then. */
  unit = 1n,
) {
  const { amount, next } =
    settings.find(({ kind, period }) => kind === use.kind && period === use.period) ?? {};
  const counted = use.used - (use.used % unit);
  const left = amount === undefined ? undefined : amount > counted ? amount - counted : 0n;
  return {
    period: use.period,
    limit: amount === undefined ? null : valueOf(amount),
    used: valueOf(use.used),
    left: left === undefined ? null : valueOf(left),
    ends_at: use.endsAt,
    next: next ? { limit: next.amount === undefined ? null : valueOf(next.amount), at: next.at } : null,
  };
}

async function readPrompt({ database, player }: PlayerContext): Promise<Prompt> {
  const { rows } = await database.pool.query<{ prompt: Prompt }>('select limit_prompt($1, $2) as prompt', [
    player.siteId,
    player.id,
  ]);
  return rows[0]?.prompt ?? null;
}
