import {
  and,
  desc,
  eq,
  favoriteGame,
  game,
  gameSession,
  inArray,
  lt,
  readPlayDays,
  readPlaySession,
} from '@baize/db';

import { textIn } from '../../../text-in.ts';
import {
  type CopyRow,
  type CopySource,
  type DataPart,
  inNumberedPages,
  inPages,
  term,
} from '../copy-part.ts';

/** What was played: every bet, win and refund with its round. */
export const playPart: DataPart = {
  name: 'play',
  tables: ['game_tx', 'play_total', 'game_session', 'play_session', 'play_day', 'favorite_game'],
  sections: [
    {
      name: 'rounds',
      columns: ['at', 'wallet', 'kind', 'game', 'amount', 'balance_after', 'round_id', 'provider_id'],
      rows: readRounds,
    },
    {
      name: 'play_totals',
      columns: ['day', 'category', 'bets', 'staked', 'won', 'refunded', 'played_minutes'],
      rows: readTotals,
    },
    {
      name: 'game_sessions',
      columns: ['started_at', 'game', 'provider', 'closed_at', 'expires_at'],
      rows: readGameSessions,
    },
    {
      name: 'play_session',
      columns: ['started_at', 'active_at', 'checked_at'],
      isOne: true,
      rows: readOwnPlaySession,
    },
    { name: 'play_days', columns: ['day', 'staked', 'won', 'played_minutes'], rows: readDays },
    { name: 'favorites', columns: ['added_at', 'game'], rows: readFavorites },
  ],
};

const walletTerms = { main: 'main', poker: 'poker', liveSlot: 'live_slot', binary: 'binary' } as const;
const kinds = [undefined, 'bet', 'win', 'refund'] as const;
const MINUTE_MS = 60_000;
const FIRST_DAY = '2000-01-01';
const FAR_DAY = '9999-12-31';
/** Rounds that are not added up yet; an interrupted attempt is continued by the next. */
const ADD_UP_MS = 5 * 60_000;

/** Names of games, each of which is read once. There are as many as the catalogue has games. */
function createGameNames({ services, language }: CopySource) {
  const names = new Map<number, string>();
  return {
    async load(ids: readonly number[]): Promise<void> {
      const unknown = [...new Set(ids)].filter((id) => !names.has(id));
      if (unknown.length === 0) return;
      const rows = await services.database.sql.select().from(game).where(inArray(game.id, unknown));
      for (const row of rows) names.set(row.id, textIn(row, 'name', language));
    },
    nameOf: (id: number) => names.get(id) ?? String(id),
  };
}

async function* readRounds(source: CopySource): AsyncIterable<CopyRow> {
  const { services, siteId, playerId, until, currency } = source;
  const games = createGameNames(source);
  const rows = inNumberedPages(async (page, perPage) => {
    const found = await services.ledger.gameHistory({
      siteId,
      playerId,
      from: new Date(0),
      to: until,
      page,
      perPage,
    });
    await games.load(found.rows.map(({ gameId }) => gameId));
    return found;
  });
  for await (const row of rows)
    yield {
      at: row.createdAt,
      wallet: term(walletTerms[row.wallet ?? 'main']),
      kind: term(kinds[row.type] ?? String(row.type)),
      game: games.nameOf(row.gameId),
      amount: { minor: row.amountMinor, currency },
      balance_after: { minor: row.balanceAfterMinor, currency },
      round_id: row.roundId,
      provider_id: row.transactionId,
    };
}

/** As statements have them: also of months whose rounds were moved away. A few rows for each day with play. */
async function* readTotals({ services, siteId, playerId, currency }: CopySource): AsyncIterable<CopyRow> {
  const span = { siteId, playerId, from: FIRST_DAY, to: FAR_DAY, by: 'day', withinMs: ADD_UP_MS } as const;
  const days = await services.ledger.play(span);
  if (!days) throw new Error(`the rounds of player ${playerId} could not be added up in time`);
  for (const day of days.toReversed())
    yield {
      day: day.startsOn,
      category: term(day.category),
      bets: day.bets,
      staked: { minor: day.stakedMinor, currency },
      won: { minor: day.wonMinor, currency },
      refunded: { minor: day.refundedMinor, currency },
      played_minutes: Math.round(day.playedMs / MINUTE_MS),
    };
}

async function* readGameSessions(source: CopySource): AsyncIterable<CopyRow> {
  const { services, siteId, playerId } = source;
  const games = createGameNames(source);
  const isOwn = and(eq(gameSession.siteId, siteId), eq(gameSession.playerId, playerId));
  const rows = inPages<typeof gameSession.$inferSelect>(async (last, limit) => {
    const found = await services.database.sql
      .select()
      .from(gameSession)
      .where(and(isOwn, last && lt(gameSession.id, last.id)))
      .orderBy(desc(gameSession.id))
      .limit(limit);
    await games.load(found.map(({ gameId }) => gameId));
    return found;
  });
  for await (const row of rows)
    yield {
      started_at: row.createdAt,
      game: games.nameOf(row.gameId),
      provider: row.provider,
      closed_at: row.closedAt,
      expires_at: row.expiresAt,
    };
}

async function* readOwnPlaySession({ services, ...key }: CopySource): AsyncIterable<CopyRow> {
  const found = await readPlaySession(services.database.pool, key);
  if (found) yield { started_at: found.startedAt, active_at: found.activeAt, checked_at: found.checkedAt };
}

async function* readDays({ services, siteId, playerId, currency }: CopySource): AsyncIterable<CopyRow> {
  const rows = inPages<Awaited<ReturnType<typeof readPlayDays>>[number]>((last, limit) =>
    readPlayDays(services.database.pool, { siteId, playerId }, last?.day ?? FAR_DAY, limit),
  );
  for await (const row of rows)
    yield {
      day: row.day,
      staked: { minor: row.stakedMinor, currency },
      won: { minor: row.wonMinor, currency },
      played_minutes: Math.round(row.playedMs / MINUTE_MS),
    };
}

async function* readFavorites(source: CopySource): AsyncIterable<CopyRow> {
  const { services, siteId, playerId } = source;
  const games = createGameNames(source);
  const rows = await services.database.sql
    .select()
    .from(favoriteGame)
    .where(and(eq(favoriteGame.siteId, siteId), eq(favoriteGame.playerId, playerId)))
    .orderBy(desc(favoriteGame.createdAt));
  await games.load(rows.map(({ gameId }) => gameId));
  for (const row of rows) yield { added_at: row.createdAt, game: games.nameOf(row.gameId) };
}
