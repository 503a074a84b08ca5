import { isDeepStrictEqual } from 'node:util';

import { bonusTerms } from '@baize/contract';
import { bonusTermsRow, desc, type Queries } from '@baize/db';

import { bonuses } from '../bonuses/index.ts';
import type { DemoSite } from './site-rows.ts';

/**
 * Adds versions of the bonuses whose terms are not those of the newest one; an operator's own version of a bonus is
 * replaced, as all demo content is.
 */
export async function importBonuses(
  sql: Queries,
  { sites, now, nextId }: { readonly sites: readonly DemoSite[]; readonly now: Date; nextId(): number },
): Promise<void> {
  const rows = await sql
    .selectDistinctOn([bonusTermsRow.siteId, bonusTermsRow.slug])
    .from(bonusTermsRow)
    .orderBy(bonusTermsRow.siteId, bonusTermsRow.slug, desc(bonusTermsRow.id));
  const known = new Map(rows.map((row) => [`${row.siteId} ${row.slug}`, bonusTerms.parse(row.terms)]));
  const added = sites.flatMap(({ siteId }) =>
    bonuses
      .map(({ slug, terms }) => ({ siteId, slug, terms: bonusTerms.parse(terms) }))
      .filter(({ slug, terms }) => !isDeepStrictEqual(known.get(`${siteId} ${slug}`), terms))
      .map((row) => ({ ...row, id: nextId(), isOpen: true, createdAt: now })),
  );
  if (added.length > 0) await sql.insert(bonusTermsRow).values(added);
}
