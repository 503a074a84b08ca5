import type { IdMaker } from '@baize/clock';
import type { LaunchTicket, WalletStatus } from '@baize/providers';

import type { WalletClient } from '../studio/wallet/wallet-client.ts';
import type { Visit } from './visit.ts';

export type OpenedVisit =
  | { readonly ok: true; readonly visit: Visit }
  /** `UNDECIDED`: the wallet did not reply; the token may or may not have been redeemed. */
  | { readonly ok: false; readonly reason: WalletStatus | 'UNDECIDED' };

/** Play money, the same for everyone. */
export const DEMO_BALANCE_MINOR = 1_000_000;
const DEMO_LIMITS = { minBet: 20, maxBet: 500_000 };

/** Opens the page of a launch; real money needs the wallet's confirmation, play money does not. */
export async function openVisit(
  ticket: LaunchTicket,
  { wallet, ids }: { wallet: WalletClient; ids: IdMaker },
): Promise<OpenedVisit> {
  const playKey = ids.secret();
  const page = { playKey, ticket, wagerByRequest: new Map() };
  if (ticket.token === null) {
    const balanceMinor = DEMO_BALANCE_MINOR;
    return {
      ok: true,
      visit: {
        ...page,
        limits: DEMO_LIMITS,
        balanceMinor,
        freeSpins: null,
        bonus: null,
        wallet: null,
        name: null,
        seat: playKey,
      },
    };
  }
  const answer = await wallet.openSession(ticket.key, { token: ticket.token, game: ticket.game.code });
  if (answer.kind === 'undecided') return { ok: false, reason: 'UNDECIDED' };
  const { status, session, player, limits, balance } = answer.reply;
  const { free_spins: freeSpins = null, bonus = null } = answer.reply;
  if (status !== 'OK') return { ok: false, reason: status };
  if (session === undefined || player === undefined || limits === undefined)
    return { ok: false, reason: 'UNDECIDED' };
  return {
    ok: true,
    visit: {
      ...page,
      limits,
      balanceMinor: balance ?? 0,
      freeSpins,
      bonus,
      wallet: { session, player: player.id },
      name: player.name,
      seat: `${ticket.key.id} ${player.id} ${ticket.game.code}`,
    },
  };
}

/** Reads the balance, free rounds and the terms of a bonus from the wallet; without a reply they stay. Play money below `lowMinor` is refilled. */
export async function refreshBalance(visit: Visit, wallet: WalletClient, lowMinor: number): Promise<void> {
  if (visit.wallet === null) {
    if (visit.balanceMinor < lowMinor) visit.balanceMinor = DEMO_BALANCE_MINOR;
    return;
  }
  const { key, currency } = visit.ticket;
  const answer = await wallet.call(key, 'balance', { ...visit.wallet, currency });
  if (answer.kind === 'undecided') return;
  visit.balanceMinor = answer.reply.balance ?? visit.balanceMinor;
  if (answer.reply.status !== 'OK') return;
  visit.freeSpins = answer.reply.free_spins ?? null;
  visit.bonus = answer.reply.bonus ?? null;
}
