import type { IdMaker } from '@baize/clock';
import type { LaunchTicket, WalletStatus } from '@baize/providers';

import { mathForLaunch } from '../math/model-for-game.ts';
import { stakesWithin } from '../stakes.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';
import type { PlaySession } from './play-session.ts';

export type OpenedSession =
  | { ok: true; session: PlaySession }
  /** `UNDECIDED`: the wallet did not reply; the token may or may not have been redeemed. */
  | { ok: false; reason: WalletStatus | 'UNDECIDED' };

/** Play money, the same for everyone. */
export const DEMO_BALANCE_MINOR = 1_000_000;
const DEMO_LIMITS = { minBet: 20, maxBet: 500_000 };

/** Opens the page of a launch; real money needs the wallet's confirmation, play money does not. */
export async function openSession(
  ticket: LaunchTicket,
  { wallet, ids }: { wallet: WalletClient; ids: IdMaker },
): Promise<OpenedSession> {
  const math = mathForLaunch(ticket);
  if (math === null) return { ok: false, reason: 'GAME_UNKNOWN' };
  const playKey = ids.secret();
  const page = {
    playKey,
    ticket,
    math,
    isSpinning: false,
    roundByRequest: new Map(),
  };
  if (ticket.token === null) {
    const stakes = stakesWithin(DEMO_LIMITS);
    return {
      ok: true,
      session: { ...page, stakes, balanceMinor: DEMO_BALANCE_MINOR, wallet: null, seat: playKey },
    };
  }
  const answer = await wallet.openSession(ticket.key, { token: ticket.token, game: ticket.game.code });
  if (answer.kind === 'undecided') return { ok: false, reason: 'UNDECIDED' };
  const { status, session, player, limits, balance } = answer.reply;
  if (status !== 'OK') return { ok: false, reason: status };
  if (session === undefined || player === undefined || limits === undefined) {
    return { ok: false, reason: 'UNDECIDED' };
  }
  return {
    ok: true,
    session: {
      ...page,
      stakes: stakesWithin(limits),
      balanceMinor: balance ?? 0,
      wallet: { session, player: player.id },
      seat: `${ticket.key.id} ${player.id} ${ticket.game.code}`,
    },
  };
}
