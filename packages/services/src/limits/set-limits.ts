import { type Body, type FieldProblem, invalidFields, type Params } from '@baize/contract';
import { inTransaction } from '@baize/db';
import { type LimitAction, type LimitPeriod, limitPeriods } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { limitKindOf } from './limit-kind-of.ts';
import { parseLimit } from './parse-limit.ts';
import { publishLimits } from './publish-limits.ts';

/**
 * Sets a player's limits on deposits or bets, all periods in one transaction. Each period is judged by itself: a lower
 * limit applies at once, a higher one, or none, after 24 hours.
 *
 * @returns what was done, without the periods that stay as they are
 * @throws CallError `invalid` with the fields that are missing or no amount from 0 to 10,000,000
 */
export async function setLimits(
  context: PlayerContext,
  { limitType }: Params<'POST /limits/{limitType}'>,
  body: Body<'POST /limits/{limitType}'>,
): Promise<LimitAction[]> {
  const { database, ledger, player, language } = context;
  const kind = limitKindOf(limitType);
  const problems: Record<string, FieldProblem> = {};
  const amounts = new Map<LimitPeriod, bigint | undefined>();
  for (const period of limitPeriods) {
    const parsed = parseLimit(body[period], { kind, period }, language);
    if ('problem' in parsed) problems[period] = parsed.problem;
    else amounts.set(period, parsed.amount);
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const key = { siteId: player.siteId, playerId: player.id, kind };
  const actions = await inTransaction(database, async (transaction) => {
    const taken: LimitAction[] = [];
    for (const [period, amount] of amounts) {
      const action = await ledger.within(transaction).setLimit({ ...key, period }, amount);
      if (action) taken.push(action);
    }
    return taken;
  });
  publishLimits(context);
  return actions;
}
