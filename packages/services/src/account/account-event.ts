import type { Reply } from '@baize/contract';
import { parseWire } from '@baize/currency';

import type { PlayerContext } from '../context.ts';
import type { BalanceEvent, PlayerEvent } from '../wakeups.ts';

/** The current balance as an event, which a stream starts with. */
export async function readBalanceEvent({
  ledger,
  player,
}: Pick<PlayerContext, 'ledger' | 'player'>): Promise<BalanceEvent> {
  const account = await ledger.mainAccount(player.siteId, player.id);
  return {
    kind: 'balance',
    balanceMinor: String(account?.balanceMinor ?? 0n),
    bonusMinor: String(account?.bonusMinor ?? 0n),
    version: account?.version ?? 0,
  };
}

/** An event as it is sent to the player's open pages. */
export function accountEvent(
  event: Exclude<PlayerEvent, { kind: 'signed-out' | 'messages' }>,
): Reply<'GET /account/events'> {
  if (event.kind !== 'balance' && event.kind !== 'transaction') return { kind: event.kind };
  const balance = {
    balance: BigInt(event.balanceMinor),
    ...(event.bonusMinor !== undefined && { bonus_balance: BigInt(event.bonusMinor) }),
    balance_version: event.version,
  };
  if (event.kind === 'balance') return { kind: 'balance', ...balance };
  const { amount, ...transaction } = event.transaction;
  return { kind: 'transaction', ...balance, transaction: { ...transaction, amount: parseWire(amount) } };
}
