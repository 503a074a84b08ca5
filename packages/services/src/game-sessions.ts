import type { Clock } from '@baize/clock';
import { and, type Database, eq, gameSession, gt, isNull, session, sql } from '@baize/db';
import { type PlayWallet, playWalletOf } from '@baize/ledger';

import type { Wakeups } from './wakeups.ts';

interface GameSessionDeps {
  readonly database: Pick<Database, 'sql'>;
  readonly clock: Clock;
  readonly wakeups: Wakeups;
}

/** A player's session at a game, which a studio names when it places a bet. */
export interface GameSessionFacts {
  readonly siteId: number;
  readonly playerId: number;
  readonly provider: string;
  /** The game that it was opened for; bets may be at another one of the provider. */
  readonly gameId: number;
  /** It shows the player's bets, but takes none. */
  readonly readsOnly: boolean;
  /** The wallet that its bets are booked on; undefined for the main one. */
  readonly wallet?: PlayWallet;
  readonly expiresAt: Date;
}

/** Game sessions by the hash of their token. */
export interface GameSessions {
  /**
   * @returns undefined if there is none, or if it or its sign-in session has ended
   * @throws Error if it could not be read in time
   */
  find(tokenHash: string): Promise<GameSessionFacts | undefined>;
}

interface Entry {
  readonly facts: GameSessionFacts;
  /** When the read that found it open began. */
  readonly readAtMs: number;
  usedAtMs: number;
  readonly unsubscribe: () => void;
}

/** An older entry is read again before a bet relies on it. */
export const FRESH_MS = 900;
/** From this age on, one read in the background renews all sessions in use. */
const RENEW_MS = 450;
/** A session without a bet for this long is evicted. */
const IN_USE_MS = 60_000;
/** Sessions renewed together; with more, a bet reads its own. */
const MAX_ENTRIES = 5_000;

/**
 * Caches open game sessions for less than a second, so that bets are refused within a second after any process closes
 * the session. While bets arrive, one query every half second renews all sessions in use, so a bet needs no round trip
 * of its own. Wake-ups only make a close take effect sooner.
 *
 * A game session ends when the sign-in session that opened it ends or expires.
 */
export function createGameSessions({ database, clock, wakeups }: GameSessionDeps): GameSessions {
  const entries = new Map<string, Entry>();
  let renewal: Promise<void> | undefined;
  let renewedAtMs = Number.NEGATIVE_INFINITY;

  const nowMs = () => clock.now().getTime();

  function freshEntry(tokenHash: string): Entry | undefined {
    const entry = entries.get(tokenHash);
    const ageMs = entry === undefined ? Number.NaN : nowMs() - entry.readAtMs;
    return ageMs >= 0 && ageMs < FRESH_MS ? entry : undefined;
  }

  function forget(tokenHash: string): void {
    entries.get(tokenHash)?.unsubscribe();
    entries.delete(tokenHash);
  }

  function keep(tokenHash: string, facts: GameSessionFacts, readAtMs: number): void {
    const known = entries.get(tokenHash);
    const unsubscribe =
      known?.unsubscribe ??
      wakeups.subscribe(facts, ({ kind }) => {
        if (kind === 'signed-out') forget(tokenHash);
      });
    entries.set(tokenHash, { facts, readAtMs, usedAtMs: known?.usedAtMs ?? readAtMs, unsubscribe });
  }

  async function read(hashes: readonly string[]): Promise<void> {
    const readAtMs = nowMs();
    const isOpener = and(
      eq(session.siteId, gameSession.siteId),
      eq(session.playerId, gameSession.playerId),
      eq(session.id, gameSession.sessionId),
    );
    const rows = await database.sql
      .select({
        tokenHash: gameSession.tokenHash,
        siteId: gameSession.siteId,
        playerId: gameSession.playerId,
        provider: gameSession.provider,
        gameId: gameSession.gameId,
        readsOnly: gameSession.readsOnly,
        walletNumber: gameSession.wallet,
        expiresAt: gameSession.expiresAt,
      })
      .from(gameSession)
      .innerJoin(session, isOpener)
      .where(
        and(
          sql`${gameSession.tokenHash} = any(${sql.param(hashes)})`,
          isNull(gameSession.closedAt),
          isNull(session.revokedAt),
          gt(session.expiresAt, new Date(readAtMs)),
        ),
      );
    const open = new Map(
      rows.map(({ tokenHash, walletNumber, ...facts }): [string, GameSessionFacts] => {
        const wallet = playWalletOf(walletNumber);
        return [tokenHash, wallet ? { ...facts, wallet } : facts];
      }),
    );
    for (const tokenHash of hashes) {
      const known = entries.get(tokenHash);
      const facts = open.get(tokenHash);
      // Reads may finish out of order: the one that began last wins.
      if (known && known.readAtMs > readAtMs) continue;
      if (facts) keep(tokenHash, facts, readAtMs);
      else forget(tokenHash);
    }
  }

  /** Starts a renewal if one is due. If it fails, entries age and bets read their own. */
  function renewIfDue(): void {
    const startedAtMs = nowMs();
    const isDue = Math.abs(startedAtMs - renewedAtMs) >= RENEW_MS;
    if (renewal || !isDue || entries.size === 0) return;
    renewedAtMs = startedAtMs;
    for (const [tokenHash, { usedAtMs }] of entries) {
      if (startedAtMs - usedAtMs > IN_USE_MS) forget(tokenHash);
    }
    if (entries.size === 0) return;
    renewal = read([...entries.keys()])
      .catch(() => undefined)
      .finally(() => (renewal = undefined));
  }

  return {
    async find(tokenHash) {
      renewIfDue();
      if (!freshEntry(tokenHash) && entries.has(tokenHash)) await renewal;
      if (!freshEntry(tokenHash)) await read([tokenHash]);
      if (!entries.has(tokenHash)) return undefined;
      const entry = freshEntry(tokenHash);
      if (!entry) throw new Error('a game session was read too slowly to rely on');
      entry.usedAtMs = nowMs();
      if (entries.size > MAX_ENTRIES) forget(tokenHash);
      return entry.facts;
    },
  };
}
