import type { Reply } from '@baize/contract';
import { and, bonusChoice, eq } from '@baize/db';
import { freeSpinStatus } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { nameIn, readTermsOf, type StoredTerms } from './bonus-terms.ts';
import { describeActive, describeTerms } from './describe-bonus.ts';
import {
  type Award,
  findActiveAward,
  findAward,
  findFreeSpins,
  findOffers,
  type FreeSpins,
} from './find-awards.ts';
import { offerForDepositsOf } from './offer-for-deposits.ts';
import { isPassing, whyNoOffers } from './why-no-offers.ts';

type Bonuses = Reply<'GET /account/bonuses'>;

/** The bonuses that are offered to the player, the active one with its progress, and free rounds. */
export async function readBonuses(context: PlayerContext): Promise<Bonuses> {
  const { database, ledger, clock, language, games } = context;
  const key = { siteId: context.player.siteId, playerId: context.player.id };
  // What a deposit gives is there as soon as the player looks.
  await offerForDepositsOf(context, key);
  const now = clock.now();
  const [allOffers, active, allSpins, takesOffers, hindrance, balance] = await Promise.all([
    findOffers(database, key, now),
    findActiveAward(database, key),
    findFreeSpins(database, key, now),
    readChoice(context),
    whyNoOffers(database.pool, key, now),
    ledger.balance(key.siteId, key.playerId, 'bonus'),
  ]);
  // What was offered before a limit was reached is not shown until it is over; it cannot be accepted either.
  const isHidden = isPassing(hindrance);
  const offers = isHidden ? [] : allOffers;
  const spins = isHidden ? allSpins.filter(({ status }) => status === freeSpinStatus.active) : allSpins;
  const [awards, terms] = await Promise.all([
    readAwardsOf(context, spins),
    readTermsOf(
      database,
      key.siteId,
      [...offers, ...spins, ...(active ? [active] : [])].map(({ termsId }) => termsId),
    ),
  ]);
  const shown = { games, language };
  const termsOf = (id: number): StoredTerms => {
    const stored = terms.get(id);
    if (!stored) throw new Error(`there are no terms ${id}`);
    return stored;
  };
  return {
    success: true,
    data: {
      offers: offers.map((award) => describeTerms(shown, award, termsOf(award.termsId))),
      active: active ? describeActive(shown, active, termsOf(active.termsId), balance ?? 0n) : null,
      free_spins: spins.map((row) =>
        describeFreeSpins(context, row, termsOf(row.termsId), awards.get(row.awardId)),
      ),
      takes_offers: takesOffers,
      no_offers: hindrance ?? null,
      now,
    },
  };
}

async function readChoice({ database, player }: PlayerContext): Promise<boolean> {
  const [row] = await database.sql
    .select({ takesOffers: bonusChoice.takesOffers })
    .from(bonusChoice)
    .where(and(eq(bonusChoice.siteId, player.siteId), eq(bonusChoice.playerId, player.id)));
  return row?.takesOffers ?? true;
}

/** The bonuses that wins of free rounds become, by their ids; a player has few free rounds at a time. */
async function readAwardsOf(
  { database, player }: PlayerContext,
  spins: readonly FreeSpins[],
): Promise<ReadonlyMap<number | null, Award>> {
  const key = { siteId: player.siteId, playerId: player.id };
  const ids = spins.flatMap(({ awardId }) => (awardId === null ? [] : [awardId]));
  const awards = await Promise.all(ids.map((id) => findAward(database, key, id)));
  return new Map(awards.flatMap((award) => (award ? [[award.id, award] as const] : [])));
}

function describeFreeSpins(
  { games, language }: PlayerContext,
  row: FreeSpins,
  stored: StoredTerms,
  award: Award | undefined,
): Bonuses['data']['free_spins'][number] {
  const ids = row.gameId === null ? row.games : [row.gameId];
  return {
    free_spin_id: row.id,
    terms_id: row.termsId,
    name: nameIn(stored, language),
    summary: stored.terms.summary[language],
    status: row.status,
    count: row.count,
    left: row.leftCount,
    stake: row.stakeMinor,
    won: row.wonMinor,
    max_win: row.maxWinMinor,
    times: row.wagerTimes / 100,
    claim_until: row.claimUntil,
    days_to_play: row.daysToPlay,
    expires_at: row.status === freeSpinStatus.active ? row.expiresAt : null,
    bonus: award ? describeTerms({ games, language }, award, stored) : null,
    games: ids.flatMap((id) => {
      const game = games.findGame(id);
      return game
        ? [{ id, name: game.name[language], picture: game.picture[language], shape: game.shape }]
        : [];
    }),
  };
}
