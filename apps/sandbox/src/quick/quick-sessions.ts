import type { IdMaker } from '@baize/clock';
import { quickErrors, type QuickLaunch } from '@baize/providers';

import { kindOf, type QuickKind, quickStakes } from './quick-games.ts';
import type { TableWallets } from './table-wallet.ts';

/** An open page, in memory only: after a restart it needs a new launch. */
export interface QuickSession {
  /** Bearer token of the page, never in an address. */
  readonly playKey: string;
  readonly launch: QuickLaunch;
  readonly kind: QuickKind;
  readonly stakes: readonly number[];
  balanceMinor: number;
  /** The wallet's token and player; null for play money. */
  readonly wallet: { readonly token: string; readonly userId: string } | null;
  /** The player at this game, or the page with play money, for the pace of games. */
  readonly seat: string;
  isBusy: boolean;
}

export type OpenedQuickSession =
  | { readonly ok: true; readonly session: QuickSession }
  | { readonly ok: false; readonly reason: string };

export const PLAY_MONEY_MINOR = 1_000_000;
/** Also of a wallet that does not name the game's limits; it refuses what is beyond them. */
const DEMO_STAKES = { min: 100, max: 100_000 };

/** Opens the page of a launch; real money needs the wallet's confirmation, play money does not. */
export async function openQuickSession(
  launch: QuickLaunch,
  { wallets, ids }: { readonly wallets: TableWallets; readonly ids: IdMaker },
): Promise<OpenedQuickSession> {
  const kind = kindOf(launch.gameId);
  if (kind === undefined) return { ok: false, reason: 'game' };
  const playKey = ids.secret();
  const page = { playKey, launch, kind, isBusy: false };
  if (launch.mode === 'demo') {
    const stakes = quickStakes(DEMO_STAKES);
    return {
      ok: true,
      session: { ...page, stakes, balanceMinor: PLAY_MONEY_MINOR, wallet: null, seat: playKey },
    };
  }
  const reply = (await wallets[launch.key.party]?.open(launch)) ?? null;
  if (reply === null || reply.error === quickErrors.retry) return { ok: false, reason: 'offline' };
  const { error, token, userId, balanceMinor = 0, limits = DEMO_STAKES } = reply;
  if (error === quickErrors.playerBlocked) return { ok: false, reason: 'blocked' };
  if (error !== quickErrors.none || token === undefined || userId === undefined)
    return { ok: false, reason: 'launch' };
  return {
    ok: true,
    session: {
      ...page,
      stakes: quickStakes(limits),
      balanceMinor,
      wallet: { token, userId },
      seat: `${launch.key.id} ${userId} ${launch.gameId}`,
    },
  };
}
