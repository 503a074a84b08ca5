import type { Params, Reply } from '@baize/contract';
import type { LimitPeriod } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { limitKindOf } from './limit-kind-of.ts';

/** The limits of one type that are in force. */
export async function readLimit(
  { ledger, player }: PlayerContext,
  { limitType }: Params<'GET /limits/{limitType}'>,
): Promise<Reply<'GET /limits/{limitType}'>> {
  const settings = await ledger.limits(player.siteId, player.id);
  const of = (period: LimitPeriod) =>
    settings.find((one) => one.kind === limitKindOf(limitType) && one.period === period)?.amount ?? null;
  return { success: true, limit: { daily: of('daily'), weekly: of('weekly'), monthly: of('monthly') } };
}
