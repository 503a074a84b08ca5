import type { WalletDialect } from './wallet-dialect.ts';

/** Current state of one of the room's games. */
export interface PokerGameStatus {
  /** 1 Texas Hold'em, 2 Omaha, 3 Turkish poker, 4 tavla. */
  id: number;
  isOpen: boolean;
  tables: number;
  players: number;
}

/** Current activity of the room. */
export interface PokerStats {
  /** People at tables. */
  members: number;
  tables: number;
  /** The total on all tables. */
  balancesMinor: bigint;
  games: readonly PokerGameStatus[];
}

export interface PokerLobbyRequest {
  siteId: number;
  player: { id: string };
  /** The game whose tables are shown first; null for all. */
  gameId: number | null;
  /** The player's balance for poker. */
  balanceMinor: bigint;
  currency: string;
  /** With it the room opens the session through which buy-ins are booked: our game, and a token that works once, within 60 seconds. */
  launch: { game: string; token: string };
  lang: 'tr' | 'en';
  /** Target of the lobby's exit. Its origin is the only one that may frame the lobby. */
  returnUrl: string;
}

/** The room gave no usable response; a retry is safe. */
export class PokerRoomUnavailable extends Error {
  override readonly name = 'PokerRoomUnavailable';
}

/** The player has no name at the room yet. */
export class PokerUserMissing extends Error {
  override readonly name = 'PokerUserMissing';
}

export const pokerNameProblems = ['length', 'letters', 'unfit', 'taken'] as const;
export type PokerNameProblem = (typeof pokerNameProblems)[number];

/** The room does not accept this name. */
export class PokerNameRefused extends Error {
  override readonly name = 'PokerNameRefused';
  readonly problem: PokerNameProblem;

  constructor(problem: PokerNameProblem) {
    super(`the room refused the name: ${problem}`);
    this.problem = problem;
  }
}

/** A poker room with its own players, tables and lobby. Calls time out after 4 seconds. */
export interface PokerRoomPort {
  /** @throws PokerRoomUnavailable */
  readStats(siteId: number): Promise<PokerStats>;
  /**
   * Gives a player a name at the room. Repeating the same name for the same player changes nothing.
   *
   * @throws PokerNameRefused, PokerRoomUnavailable
   */
  addUser(request: { siteId: number; player: { id: string }; username: string }): Promise<void>;
  /**
   * Opens the lobby: its address works once, within a minute.
   *
   * @throws PokerUserMissing, PokerRoomUnavailable
   */
  openLobby(request: PokerLobbyRequest): Promise<{ url: string }>;
  /** The room's dialect of our wallet; none if it books nothing with us. */
  readonly wallet?: WalletDialect;
}
