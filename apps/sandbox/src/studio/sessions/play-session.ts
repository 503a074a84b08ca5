import type { LaunchTicket } from '@baize/providers';

import type { GameMath } from '../math/model-for-game.ts';
import type { Round } from '../rounds/round.ts';

/** An open game page, in memory only: after a restart it needs a new launch. */
export interface PlaySession {
  /** Bearer token of the page, never in an address. */
  playKey: string;
  ticket: LaunchTicket;
  math: GameMath;
  /** Offered stakes in minor units, lowest first. */
  stakes: readonly number[];
  balanceMinor: number;
  /** The wallet's session and player; null for play money. */
  wallet: { session: string; player: string } | null;
  /** The player at this game, or the page with play money, for the pace of games. */
  seat: string;
  /** Whether a game is being played; only one at a time. */
  isSpinning: boolean;
  /** Rounds by the page's request id, so that a repeated request is not a second game. */
  roundByRequest: Map<string, Round>;
}

const MAX_SESSIONS = 5_000;
const REMEMBERED_REQUESTS = 50;

/** The open pages; the oldest are dropped if there are too many. */
export class PlaySessions {
  readonly #sessions = new Map<string, PlaySession>();

  add(session: PlaySession): void {
    this.#sessions.set(session.playKey, session);
    for (const oldest of this.#sessions.keys()) {
      if (this.#sessions.size <= MAX_SESSIONS) return;
      this.#sessions.delete(oldest);
    }
  }

  find(playKey: string): PlaySession | null {
    return this.#sessions.get(playKey) ?? null;
  }

  /** The rounds that a session's page may request: those that it started. */
  findRound(session: PlaySession, roundId: string): Round | null {
    return [...session.roundByRequest.values()].find((round) => round.id === roundId) ?? null;
  }

  remember(session: PlaySession, requestId: string, round: Round): void {
    session.roundByRequest.set(requestId, round);
    for (const oldest of session.roundByRequest.keys()) {
      if (session.roundByRequest.size <= REMEMBERED_REQUESTS) return;
      session.roundByRequest.delete(oldest);
    }
  }
}
