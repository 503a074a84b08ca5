import { CallError, type Query, type Reply } from '@baize/contract';
import { freeSpinStatus } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { nameIn, readTermsOf, type StoredTerms } from './bonus-terms.ts';
import { leftOf } from './describe-bonus.ts';
import { type Award, findActiveAward, findFreeSpins, type FreeSpins } from './find-awards.ts';

type Facts = Reply<'GET /play/bonus'>['data'];

/**
 * What the active bonus and claimed free rounds mean at a game or a sportsbook.
 *
 * @throws CallError `data_not_found` for a sports provider without a book
 */
export async function gameBonus(
  context: PlayerContext,
  { game_id: game, book }: Query<'GET /play/bonus'>,
): Promise<Reply<'GET /play/bonus'>> {
  const gameId = game ?? (book && context.games.findSportsbook(book)?.id);
  if (gameId === undefined) throw new CallError('data_not_found');
  const { database, clock } = context;
  const key = { siteId: context.player.siteId, playerId: context.player.id };
  const now = clock.now();
  const [active, rows] = await Promise.all([
    findActiveAward(database, key),
    findFreeSpins(database, key, now),
  ]);
  const award = active?.expiresAt && active.expiresAt > now ? active : undefined;
  const spins = rows.find((row) => row.status === freeSpinStatus.active && row.gameId === gameId);
  const terms = await readTermsOf(
    database,
    key.siteId,
    [award, spins].flatMap((row) => (row ? [row.termsId] : [])),
  );
  return {
    success: true,
    data: {
      bonus: award ? await describeAward(context, award, gameId, terms.get(award.termsId)) : null,
      free_spins: spins ? describeSpins(context, spins, terms.get(spins.termsId)) : null,
    },
  };
}

async function describeAward(
  { database, ledger, language, player }: PlayerContext,
  award: Award,
  gameId: number,
  stored: StoredTerms | undefined,
): Promise<Facts['bonus']> {
  if (!award.expiresAt) return null;
  const [balance, usable, { rows }] = await Promise.all([
    ledger.balance(player.siteId, player.id, 'bonus'),
    ledger.usableBonus(player.siteId, player.id, gameId),
    database.pool.query<{ percent: number }>('select bonus_weight($1, $2) as percent', [
      JSON.stringify(award.weights),
      gameId,
    ]),
  ]);
  return {
    award_id: award.id,
    name: nameIn(stored, language),
    is_free_bet: award.isFreeBet,
    balance: balance ?? 0n,
    usable,
    wager: award.wagerMinor,
    wagered: award.wageredMinor,
    left: leftOf(award),
    percent: rows[0]?.percent ?? 0,
    max_stake: award.maxStakeMinor,
    min_odds: award.minOdds,
    expires_at: award.expiresAt,
    is_frozen: award.frozenAt !== null,
  };
}

function describeSpins(
  { language }: PlayerContext,
  row: FreeSpins,
  stored: StoredTerms | undefined,
): Facts['free_spins'] {
  if (!row.expiresAt) return null;
  return {
    free_spin_id: row.id,
    name: nameIn(stored, language),
    count: row.count,
    left: row.leftCount,
    stake: row.stakeMinor,
    won: row.wonMinor,
    max_win: row.maxWinMinor,
    times: row.wagerTimes / 100,
    expires_at: row.expiresAt,
  };
}
