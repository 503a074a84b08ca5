import {
  and,
  bonusAward,
  bonusChoice,
  bonusStake,
  bonusTermsRow,
  desc,
  eq,
  freeSpin,
  game,
  loyaltyGrant,
  lt,
} from '@baize/db';
import { bonusStatus, freeSpinStatus } from '@baize/ledger';

import { textIn } from '../../../text-in.ts';
import { type CopyRow, type CopySource, type DataPart, inPages, orNull, term } from '../copy-part.ts';

/** Bonuses and free spins with what became of them, the bets that counted, and points. */
export const bonusesPart: DataPart = {
  name: 'bonuses',
  tables: ['bonus_award', 'free_spin', 'bonus_stake', 'loyalty_grant', 'bonus_choice'],
  sections: [
    {
      name: 'bonuses',
      columns: [
        'created_at',
        'id',
        'bonus',
        'amount',
        'status',
        'wager',
        'wagered',
        'released',
        'taken',
        'accepted_at',
        'ended_at',
        'end_reason',
      ],
      rows: readAwards,
    },
    {
      name: 'free_spins',
      columns: [
        'created_at',
        'id',
        'bonus',
        'game',
        'amount',
        'status',
        'count',
        'left',
        'won',
        'expires_at',
      ],
      rows: readFreeSpins,
    },
    {
      name: 'bonus_bets',
      columns: ['id', 'bonus_id', 'own_part', 'bonus_part', 'counted', 'won'],
      rows: readStakes,
    },
    { name: 'points', columns: ['created_at', 'reason', 'points'], rows: readPoints },
    { name: 'offer_choice', columns: ['changed_at', 'takes_offers'], isOne: true, rows: readChoice },
  ],
};

const nameOf = <Number extends number>(numbers: Readonly<Record<string, Number>>, number: number) =>
  term(Object.entries(numbers).find(([, one]) => one === number)?.[0] ?? String(number));

/** Terms keep their names for good. */
function bonusName(terms: unknown, language: 'tr' | 'en'): string {
  const name = (terms as { name?: Partial<Record<'tr' | 'en', string>> } | null)?.name;
  return name?.[language] ?? '';
}

async function* readAwards({
  services,
  siteId,
  playerId,
  language,
  currency,
}: CopySource): AsyncIterable<CopyRow> {
  const rows = inPages((last: Awaited<ReturnType<typeof read>>[number] | undefined, limit) =>
    read(last?.award.id, limit),
  );
  function read(before: number | undefined, limit: number) {
    return services.database.sql
      .select({ award: bonusAward, terms: bonusTermsRow.terms })
      .from(bonusAward)
      .leftJoin(
        bonusTermsRow,
        and(eq(bonusTermsRow.siteId, bonusAward.siteId), eq(bonusTermsRow.id, bonusAward.termsId)),
      )
      .where(
        and(
          eq(bonusAward.siteId, siteId),
          eq(bonusAward.playerId, playerId),
          before === undefined ? undefined : lt(bonusAward.id, before),
        ),
      )
      .orderBy(desc(bonusAward.id))
      .limit(limit);
  }
  const money = (minor: bigint) => ({ minor, currency });
  for await (const { award, terms } of rows)
    yield {
      created_at: award.offeredAt,
      id: award.id,
      bonus: bonusName(terms, language),
      amount: money(award.amountMinor),
      status: nameOf(bonusStatus, award.status),
      wager: money(award.wagerMinor),
      wagered: money(award.wageredMinor),
      released: money(award.releasedMinor),
      taken: money(award.takenMinor),
      accepted_at: award.acceptedAt,
      ended_at: award.endedAt,
      end_reason: award.endReason === null ? null : term(award.endReason.replaceAll(' ', '_')),
    };
}

async function* readFreeSpins({
  services,
  siteId,
  playerId,
  language,
  currency,
}: CopySource): AsyncIterable<CopyRow> {
  const rows = inPages((last: Awaited<ReturnType<typeof read>>[number] | undefined, limit) =>
    read(last?.spins.id, limit),
  );
  function read(before: number | undefined, limit: number) {
    return services.database.sql
      .select({ spins: freeSpin, terms: bonusTermsRow.terms, game })
      .from(freeSpin)
      .leftJoin(
        bonusTermsRow,
        and(eq(bonusTermsRow.siteId, freeSpin.siteId), eq(bonusTermsRow.id, freeSpin.termsId)),
      )
      .leftJoin(game, eq(game.id, freeSpin.gameId))
      .where(
        and(
          eq(freeSpin.siteId, siteId),
          eq(freeSpin.playerId, playerId),
          before === undefined ? undefined : lt(freeSpin.id, before),
        ),
      )
      .orderBy(desc(freeSpin.id))
      .limit(limit);
  }
  for await (const { spins, terms, game: chosen } of rows)
    yield {
      created_at: spins.offeredAt,
      id: spins.id,
      bonus: bonusName(terms, language),
      game: chosen ? textIn(chosen, 'name', language) : null,
      amount: { minor: spins.stakeMinor, currency },
      status: nameOf(freeSpinStatus, spins.status),
      count: spins.count,
      left: spins.leftCount,
      won: { minor: spins.wonMinor, currency },
      expires_at: spins.expiresAt,
    };
}

async function* readStakes({ services, siteId, playerId, currency }: CopySource): AsyncIterable<CopyRow> {
  const rows = inPages<typeof bonusStake.$inferSelect>((last, limit) =>
    services.database.sql
      .select()
      .from(bonusStake)
      .where(
        and(
          eq(bonusStake.siteId, siteId),
          eq(bonusStake.playerId, playerId),
          last && lt(bonusStake.transferId, last.transferId),
        ),
      )
      .orderBy(desc(bonusStake.transferId))
      .limit(limit),
  );
  const money = (minor: bigint) => ({ minor, currency });
  for await (const row of rows)
    yield {
      id: row.transferId,
      bonus_id: orNull(row.awardId ?? row.freeSpinId),
      own_part: money(row.ownMinor),
      bonus_part: money(row.partMinor),
      counted: money(row.countedMinor),
      won: money(row.wonMinor),
    };
}

async function* readPoints({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const rows = await services.database.sql
    .select()
    .from(loyaltyGrant)
    .where(and(eq(loyaltyGrant.siteId, siteId), eq(loyaltyGrant.playerId, playerId)))
    .orderBy(desc(loyaltyGrant.createdAt));
  for (const { createdAt, cause, points } of rows) yield { created_at: createdAt, reason: cause, points };
}

async function* readChoice({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const [row] = await services.database.sql
    .select()
    .from(bonusChoice)
    .where(and(eq(bonusChoice.siteId, siteId), eq(bonusChoice.playerId, playerId)));
  if (row) yield { changed_at: row.changedAt, takes_offers: row.takesOffers };
}
