import type { Reply } from '@baize/contract';
import { parseWire } from '@baize/currency';

import type { PlayerContext } from '../context.ts';
import type { BalanceEvent, PlayerEvent } from '../wakeups.ts';

/** The balance of now as an event: what a stream begins with. */
export async function readBalanceEvent({
  ledger,
  player,
}: Pick<PlayerContext, 'ledger' | 'player'>): Promise<BalanceEvent> {
  const account = await ledger.mainAccount(player.siteId, player.id);
  return {
    kind: 'balance',
    balanceMinor: String(account?.balanceMinor ?? 0n),
    version: account?.version ?? 0,
  };
}

/** An event as the player's open pages get it. */
export function accountEvent(
  event: Exclude<PlayerEvent, { kind: 'signed-out' }>,
): Reply<'GET /account/events'> {
  const balance = { balance: BigInt(event.balanceMinor), balance_version: event.version };
  if (event.kind === 'balance') return { kind: 'balance', ...balance };
  const { amount, ...transaction } = event.transaction;
  return { kind: 'transaction', ...balance, transaction: { ...transaction, amount: parseWire(amount) } };
}
