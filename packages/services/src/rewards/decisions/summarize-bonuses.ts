import type { Services } from '../../context.ts';
import { listCurrentTerms, type StoredTerms } from '../bonus-terms.ts';

/** A bonus of a brand, with what became of its offers by whatever version of its terms. */
export interface BonusSummary extends Pick<StoredTerms, 'slug' | 'isOpen' | 'terms'> {
  readonly termsId: number;
  readonly offered: number;
  readonly active: number;
  readonly completed: number;
  readonly others: number;
  /** Accepted, what of it became players' own, and what was taken back. */
  readonly givenMinor: bigint;
  readonly releasedMinor: bigint;
  readonly takenMinor: bigint;
}

interface SumRow {
  slug: string;
  offered: number;
  active: number;
  completed: number;
  others: number;
  given: string;
  released: string;
  taken: string;
}

export async function summarizeBonuses(
  { database }: Pick<Services, 'database'>,
  siteId: number,
): Promise<BonusSummary[]> {
  const [terms, { rows }] = await Promise.all([
    listCurrentTerms(database, siteId),
    database.pool.query<SumRow>(
      `select t.slug, count(*) filter (where w.status = 0)::integer as offered,
          count(*) filter (where w.status = 1)::integer as active,
          count(*) filter (where w.status = 2)::integer as completed,
          count(*) filter (where w.status > 2)::integer as others,
          coalesce(sum(w.amount) filter (where w.accepted_at is not null), 0) as given,
          coalesce(sum(w.released), 0) as released, coalesce(sum(w.taken), 0) as taken
        from bonus_terms t join bonus_award w on w.site_id = t.site_id and w.terms_id = t.id
        where t.site_id = $1 group by t.slug`,
      [siteId],
    ),
  ]);
  const sums = new Map(rows.map((row) => [row.slug, row]));
  return terms.map(({ id: termsId, slug, isOpen, terms: current }) => {
    const row = sums.get(slug);
    return {
      slug,
      isOpen,
      termsId,
      terms: current,
      offered: row?.offered ?? 0,
      active: row?.active ?? 0,
      completed: row?.completed ?? 0,
      others: row?.others ?? 0,
      givenMinor: BigInt(row?.given ?? 0),
      releasedMinor: BigInt(row?.released ?? 0),
      takenMinor: BigInt(row?.taken ?? 0),
    };
  });
}
