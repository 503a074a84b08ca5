import { eq, gameSession } from '@baize/db';

import type { Services } from './context.ts';

/** A player at a game, as a studio names it when it places a bet. */
export interface GameSessionFacts {
  readonly siteId: number;
  readonly playerId: number;
  readonly vendor: string;
  readonly expiresAt: Date;
}

/** Game sessions by the hash of their token. */
export interface GameSessions {
  find(tokenHash: string): Promise<GameSessionFacts | undefined>;
}

interface Entry {
  readonly session: GameSessionFacts;
  readonly readAtMs: number;
}

const FRESH_MS = 60_000;
const MAX_ENTRIES = 50_000;

/**
 * Sessions are looked up once a minute and remembered in between, so that a bet is one round trip to the
 * database. What must hold at once (exclusion, a blocked account) stands beside the balance, not here.
 */
export function createGameSessions({ database, clock }: Pick<Services, 'database' | 'clock'>): GameSessions {
  const entries = new Map<string, Entry>();

  async function read(tokenHash: string): Promise<GameSessionFacts | undefined> {
    const [row] = await database.sql.select().from(gameSession).where(eq(gameSession.tokenHash, tokenHash));
    if (!row || row.closedAt !== null) return undefined;
    const { siteId, playerId, vendor, expiresAt } = row;
    return { siteId, playerId, vendor, expiresAt };
  }

  return {
    async find(tokenHash) {
      const nowMs = clock.now().getTime();
      const known = entries.get(tokenHash);
      if (known && nowMs - known.readAtMs < FRESH_MS) return known.session;
      entries.delete(tokenHash);
      const session = await read(tokenHash);
      if (!session) return undefined;
      entries.set(tokenHash, { session, readAtMs: nowMs });
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
      return session;
    },
  };
}
