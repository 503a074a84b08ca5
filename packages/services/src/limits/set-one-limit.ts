import { type Body, invalidFields } from '@baize/contract';
import { inTransaction } from '@baize/db';
import type { LimitAction, LimitKey } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { parseLimit } from './parse-limit.ts';
import { publishLimits } from './publish-limits.ts';

/**
 * Sets or removes one limit. A lower one applies at once, a higher one, or none, after 24 hours. The one in force calls off
 * what waits.
 *
 * @returns the action taken, undefined if the limit is in force, or waits, as requested; and when it takes effect
 * @throws CallError `invalid` if the limit is missing or not in its range
 */
export async function setOneLimit(
  context: PlayerContext,
  { kind, period, limit }: Body<'POST /account/limits'>,
): Promise<{ action: LimitAction | undefined; effectiveAt: Date }> {
  const { database, ledger, player, language } = context;
  const parsed = parseLimit(limit, { kind, period }, language);
  if ('problem' in parsed) throw invalidFields({ limit: parsed.problem });
  const key: LimitKey = { siteId: player.siteId, playerId: player.id, kind, period };
  const result = await inTransaction(database, async (transaction) => {
    const booking = ledger.within(transaction);
    const settings = await booking.limits(player.siteId, player.id);
    const before = settings.find((one) => one.kind === kind && one.period === period);
    const isInForce = before !== undefined && before.amount === parsed.amount;
    const isCalledOff = isInForce && before.next !== undefined && (await booking.cancelLimitChange(key));
    const action = isCalledOff ? 'calledOff' : await booking.setLimit(key, parsed.amount);
    return { action, effectiveAt: await booking.limitEffectiveAt(key, parsed.amount) };
  });
  publishLimits(context);
  return result;
}
