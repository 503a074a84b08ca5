import { CallError, type Reply } from '@baize/contract';
import { and, desc, eq, favoriteGame, player, sumPayments } from '@baize/db';

import type { Context } from '../context.ts';
import { countUnread } from '../messages/index.ts';
import { hasAuthenticator } from './authenticator.ts';

export type User = Reply<'GET /user-profile'>['profile'];

/**
 * A player as their own pages show them, with the current balance.
 *
 * @throws CallError `unauthenticated` if the brand has no such player
 */
export async function readUser(
  context: Pick<Context, 'database' | 'ledger' | 'brand'>,
  playerId: number,
): Promise<User> {
  const { database, ledger, brand } = context;
  const isPlayer = and(eq(player.siteId, brand.siteId), eq(player.id, playerId));
  const [[row], hasApp, totals, favorites, account, closing, unread] = await Promise.all([
    database.sql.select().from(player).where(isPlayer),
    hasAuthenticator(context, { siteId: brand.siteId, id: playerId }),
    sumPayments(database.pool, { siteId: brand.siteId, playerId }),
    readFavorites(context, playerId),
    ledger.mainAccount(brand.siteId, playerId),
    ledger.closing(brand.siteId, playerId),
    countUnread(context, { siteId: brand.siteId, playerId }),
  ]);
  if (!row) throw new CallError('unauthenticated');
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    surname: row.surname,
    email: row.email,
    balance: account?.balanceMinor ?? 0n,
    bonus_balance: account?.bonusMinor ?? 0n,
    balance_version: account?.version ?? 0,
    currency: row.currency,
    ga_verification_status: hasApp ? 1 : 0,
    sms_verification_status: row.smsSignIn ? 1 : 0,
    is_closed: closing ? 1 : 0,
    unread_messages: unread,
    favorite_games: favorites,
    user_detail: {
      gender: row.gender,
      city: row.city,
      country_id: row.countryId,
      address: row.address,
      total_deposit: totals.depositsMinor,
      total_withdraw: totals.withdrawalsMinor,
      phone: row.phone,
      phone_country_id: row.phoneCountryId,
      phone_verification: row.phoneVerifiedAt === null ? 0 : 1,
    },
  };
}

/** Ids of the player's favourite games, the latest first. */
async function readFavorites({ database, brand }: Pick<Context, 'database' | 'brand'>, playerId: number) {
  const rows = await database.sql
    .select({ gameId: favoriteGame.gameId })
    .from(favoriteGame)
    .where(and(eq(favoriteGame.siteId, brand.siteId), eq(favoriteGame.playerId, playerId)))
    .orderBy(desc(favoriteGame.createdAt), desc(favoriteGame.gameId));
  return rows.map(({ gameId }) => gameId);
}
