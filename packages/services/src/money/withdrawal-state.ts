import { CallError, type Reply } from '@baize/contract';
import { inTransaction } from '@baize/db';

import { isStopped } from '../auth/index.ts';
import type { PlayerContext } from '../context.ts';
import { mostByMethod } from './closed-loop.ts';
import { maskAccount } from './payment-account.ts';
import { tookBackToday } from './take-back.ts';
import { readWithdrawalFacts } from './withdrawal-facts.ts';
import { availableOf, blockedBy, sumLimitOf } from './withdrawal-rules.ts';

type State = Reply<'GET /account/withdrawal-state'>;

/** What the player can withdraw now, what not and why. */
export async function withdrawalState(context: PlayerContext): Promise<State> {
  const { brand, ledger, player } = context;
  return inTransaction(context.database, async (transaction) => {
    const facts = await readWithdrawalFacts(context, transaction);
    if (!facts) throw new CallError('unauthenticated');
    const balances = await ledger.within(transaction).balances(player.siteId, player.id);
    const frozenMinor = facts.isFrozen ? facts.mainMinor - facts.turnoverMinor - facts.heldMinor : 0n;
    const kept = [
      { reason: 'frozen', amount: frozenMinor },
      { reason: 'turnover', amount: facts.turnoverMinor },
      { reason: 'bonus_turnover', amount: facts.heldMinor },
      { reason: 'bonus', amount: balances.bonus },
      { reason: 'held', amount: balances.held },
      { reason: 'poker', amount: balances.poker },
      { reason: 'live_slot', amount: balances.liveSlot },
      { reason: 'binary', amount: balances.binary },
    ] as const;
    return {
      success: true,
      data: {
        total: Object.values(balances).reduce((sum, one) => sum + one, 0n),
        available: availableOf(facts),
        kept: kept.filter(({ amount }) => amount > 0n),
        blocked: blockedBy(facts, brand.traits),
        is_stopped: await isStopped(context, transaction),
        today: {
          count: facts.today.count,
          count_limit: brand.traits['money.withdrawalsPerDay'],
          sum: facts.today.totalMinor,
          sum_limit: sumLimitOf(brand.traits),
        },
        holder: facts.holder,
        first_to: facts.firstTo.map(({ methodId, name, account, owedMinor }) => ({
          method_id: methodId,
          name,
          account: account && maskAccount(account),
          amount: owedMinor,
        })),
        most_to: mostByMethod(facts.firstTo, facts.freeMinor, availableOf(facts)).map((one) => ({
          method_id: one.methodId,
          amount: one.mostMinor,
        })),
        free: facts.firstTo.length > 0 ? facts.freeMinor : null,
        takes_rest: facts.isClosed,
        bonus: facts.bonus && {
          award_id: facts.bonus.awardId,
          name: facts.bonus.name[context.language],
          balance: balances.bonus,
          left: facts.bonus.leftMinor,
        },
        can_cancel: brand.traits['money.withdrawalCancel'],
        took_back_today: await tookBackToday(context, transaction, {
          siteId: player.siteId,
          playerId: player.id,
        }),
      },
    };
  });
}
