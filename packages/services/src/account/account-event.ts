import type { Reply } from '@baize/contract';
import { parseWire } from '@baize/currency';

import type { PlayerContext } from '../context.ts';
import type { PlayerEvent } from '../wakeups.ts';

/** A wake-up as the player's open page is told it, with the balance of now. */
export async function accountEvent(
  { ledger, player }: Pick<PlayerContext, 'ledger' | 'player'>,
  event: Exclude<PlayerEvent, { kind: 'signed-out' }>,
): Promise<Reply<'GET /account/events'>> {
  const balance = (await ledger.balance(player.siteId, player.id)) ?? 0n;
  if (event.kind === 'balance') return { kind: 'balance', balance };
  const { amount, ...transaction } = event.transaction;
  return { kind: 'transaction', balance, transaction: { ...transaction, amount: parseWire(amount) } };
}
