import { type Body, type FieldProblem, invalidFields, type Language, type Params } from '@baize/contract';
import { currencyCode, formatMoney, parseTyped, parseWire } from '@baize/currency';
import { inTransaction } from '@baize/db';
import { type LimitAction, type LimitPeriod, limitPeriods } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { limitKindOf } from './limit-kind-of.ts';

/** 10,000,000.00 */
const MAX_LIMIT_MINOR = 1_000_000_000n;

type TypedLimit = Body<'POST /limits/{limitType}'>['daily'];

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
  const problems: Record<string, FieldProblem> = {};
  const amounts = new Map<LimitPeriod, bigint | undefined>();
  for (const period of limitPeriods) {
    const parsed = parseLimit(body[period], language);
    if (typeof parsed === 'object') problems[period] = parsed;
    else amounts.set(period, parsed);
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const key = { siteId: player.siteId, playerId: player.id, kind: limitKindOf(limitType) };
  return inTransaction(database, async (transaction) => {
    const actions: LimitAction[] = [];
    for (const [period, amount] of amounts) {
      const action = await ledger.within(transaction).setLimit({ ...key, period }, amount);
      if (action) actions.push(action);
    }
    return actions;
  });
}

/** Undefined removes the limit. */
function parseLimit(typed: TypedLimit, language: Language): bigint | undefined | FieldProblem {
  if (typed === null) return undefined;
  const text = typed === undefined ? '' : String(typed).trim();
  if (text === '') return { message: 'field_required' };
  const amount = /^\d{1,13}\.\d{2}$/.test(text)
    ? parseWire(text)
    : parseTyped(text, typeof typed === 'number' ? 'en' : language);
  if (amount !== undefined && amount <= MAX_LIMIT_MINOR) return amount;
  return {
    message: 'limit_amount',
    values: { max: formatMoney(MAX_LIMIT_MINOR, currencyCode.lira, language) },
  };
}
