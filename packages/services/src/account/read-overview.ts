import { CallError, type Reply, transactionKind } from '@baize/contract';
import { and, desc, eq, lt, player, session } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { listPending, readDocuments, withdrawalState } from '../money/index.ts';
import { dayIn } from '../site-time.ts';
import { gameHistory } from './game-history.ts';

type Overview = Reply<'GET /account/overview'>;

const { deposit, withdraw } = transactionKind;
const BET = 1;
const SHOWN_GAMES = 4;
/** As much as one report covers. */
const GAME_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * What the first page of the account area shows, in one call.
 *
 * @throws CallError `unauthenticated` if the player does not exist any more
 */
export async function readOverview(context: PlayerContext): Promise<Overview> {
  const [account, lastSignIn, { data: money }, deposits, withdrawals, { data: documents }, games] =
    await Promise.all([
      readAccount(context),
      readLastSignIn(context),
      withdrawalState(context),
      listPending(context, { type: deposit }),
      listPending(context, { type: withdraw }),
      readDocuments(context),
      readLastGames(context),
    ]);
  if (!account) throw new CallError('unauthenticated');
  const { available, kept, blocked } = money;
  return {
    success: true,
    data: {
      registered_at: account.createdAt,
      last_sign_in: lastSignIn ?? null,
      money: { available, kept, blocked },
      deposits: deposits.data,
      withdrawals: withdrawals.data,
      identity: documents.identity,
      games,
    },
  };
}

async function readAccount({ database, player: owner }: PlayerContext) {
  const [row] = await database.sql
    .select({ createdAt: player.createdAt })
    .from(player)
    .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id)));
  return row;
}

/** Ids of sessions grow with time. */
async function readLastSignIn({ database, player: owner }: PlayerContext) {
  const [row] = await database.sql
    .select({ at: session.createdAt, ip: session.ip })
    .from(session)
    .where(
      and(eq(session.siteId, owner.siteId), eq(session.playerId, owner.id), lt(session.id, owner.sessionId)),
    )
    .orderBy(desc(session.id))
    .limit(1);
  return row;
}

async function readLastGames(context: PlayerContext): Promise<Overview['data']['games']> {
  const { clock, brand } = context;
  const timeZone = brand.traits['site.timeZone'];
  const dayBefore = (days: number) => dayIn(timeZone, new Date(clock.now().getTime() - days * DAY_MS));
  const history = await gameHistory(context, {
    start_date: `${dayBefore(GAME_DAYS)} 00:00:00`,
    end_date: `${dayBefore(0)} 23:59:59`,
    type: BET,
    page: 1,
  });
  const latest = new Map<number, Overview['data']['games'][number]>();
  for (const { game_id, game_name, picture, shape, created_at } of history.data.data)
    // Bets on sport are in the history, but no game to go back to.
    if (context.games.findGame(game_id) && !latest.has(game_id))
      latest.set(game_id, { game_id, game_name, picture, shape, played_at: created_at });
  return [...latest.values()].slice(0, SHOWN_GAMES);
}
