import type { IdMaker } from '@baize/clock';
import type { SideKind, StakeLimits } from '@baize/games';
import { quickErrors, type QuickLaunch } from '@baize/providers';

import { kindOf } from './quick-games.ts';
import { seatOf, type ShownRound } from './quick-round.ts';
import { reasonOf } from './quick-view.ts';
import type { TableWallets } from './table-wallet.ts';

/** An open page, in memory only: after a restart it needs a new launch. */
export interface QuickSession {
  /** Bearer token of the page, never in an address. */
  readonly playKey: string;
  readonly launch: QuickLaunch;
  readonly kind: SideKind;
  readonly limits: StakeLimits;
  balanceMinor: number;
  /** The wallet's token and player; null for play money. */
  readonly wallet: { readonly token: string; readonly userId: string } | null;
  /** The player at this game, or the page with play money. */
  readonly seat: string;
  /** Rounds by the page's request id, so that a repeated request is not a second stake. */
  readonly wagerByRequest: Map<string, Promise<ShownRound>>;
}

export type OpenedQuickSession =
  | { readonly ok: true; readonly session: QuickSession }
  | { readonly ok: false; readonly reason: string };

export const PLAY_MONEY_MINOR = 1_000_000;
/** Also of a wallet that does not name the game's limits; it refuses what is beyond them. */
const DEMO_LIMITS = { min: 100, max: 100_000 };

/** Opens the page of a launch; real money needs the wallet's confirmation, play money does not. */
export async function openQuickSession(
  launch: QuickLaunch,
  { wallets, ids }: { readonly wallets: TableWallets; readonly ids: IdMaker },
): Promise<OpenedQuickSession> {
  const kind = kindOf(launch.gameId);
  if (kind === undefined) return { ok: false, reason: 'GAME_UNKNOWN' };
  const playKey = ids.secret();
  const page = { playKey, launch, kind, wagerByRequest: new Map() };
  if (launch.mode === 'demo') {
    const money = { limits: readLimits(DEMO_LIMITS), balanceMinor: PLAY_MONEY_MINOR, wallet: null };
    return { ok: true, session: { ...page, ...money, seat: playKey } };
  }
  const reply = (await wallets[launch.key.party]?.open(launch)) ?? null;
  if (reply === null) return { ok: false, reason: reasonOf(quickErrors.retry) };
  const { error, token, userId, balanceMinor = 0, limits = DEMO_LIMITS } = reply;
  const isRefused = [quickErrors.retry, quickErrors.playerBlocked].some((known) => known === error);
  if (isRefused) return { ok: false, reason: reasonOf(error) };
  if (error !== quickErrors.none || token === undefined || userId === undefined)
    return { ok: false, reason: 'SESSION_EXPIRED' };
  const seat = seatOf({ keyId: launch.key.id, userId, gameId: launch.gameId });
  const money = { limits: readLimits(limits), balanceMinor, wallet: { token, userId } };
  return { ok: true, session: { ...page, ...money, seat } };
}

function readLimits({ min, max }: { readonly min: number; readonly max: number }): StakeLimits {
  return { minMinor: BigInt(Math.max(1, min)), maxMinor: BigInt(max) };
}
