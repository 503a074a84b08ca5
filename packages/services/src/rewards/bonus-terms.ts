import { bonusTerms, type BonusTerms, type Language } from '@baize/contract';
import { and, asc, bonusTermsRow, desc, eq, inArray, type Transaction } from '@baize/db';

/** Terms of a bonus as they were at some time. */
export interface StoredTerms {
  readonly id: number;
  readonly siteId: number;
  readonly slug: string;
  readonly isOpen: boolean;
  readonly terms: BonusTerms;
}

/** With when they began to be in force. */
export interface TermsVersion extends StoredTerms {
  readonly createdAt: Date;
}

type Sql = Pick<Transaction, 'sql'>;
type Row = typeof bonusTermsRow.$inferSelect;

/** The current terms of a bonus at a brand, open or not. */
export async function readCurrentTerms(
  { sql }: Sql,
  { siteId, slug }: { readonly siteId: number; readonly slug: string },
): Promise<StoredTerms | undefined> {
  const [row] = await sql
    .select()
    .from(bonusTermsRow)
    .where(and(eq(bonusTermsRow.siteId, siteId), eq(bonusTermsRow.slug, slug)))
    .orderBy(desc(bonusTermsRow.id))
    .limit(1);
  return row && parse(row);
}

/** The current terms of every bonus of a brand, in the order of their slugs. */
export async function listCurrentTerms({ sql }: Sql, siteId: number): Promise<StoredTerms[]> {
  const rows = await sql
    .selectDistinctOn([bonusTermsRow.slug])
    .from(bonusTermsRow)
    .where(eq(bonusTermsRow.siteId, siteId))
    .orderBy(bonusTermsRow.slug, desc(bonusTermsRow.id));
  return rows.map((row) => parse(row));
}

/** All terms, the oldest first, of each bonus of a brand that is or was cashback. */
export async function listCashbackVersions(
  { sql }: Sql,
  siteId: number,
): Promise<ReadonlyMap<string, readonly TermsVersion[]>> {
  const rows = await sql
    .select()
    .from(bonusTermsRow)
    .where(eq(bonusTermsRow.siteId, siteId))
    .orderBy(asc(bonusTermsRow.slug), asc(bonusTermsRow.id));
  const versions = rows.map((row) => ({ ...parse(row), createdAt: row.createdAt }));
  const bySlug = Map.groupBy(versions, ({ slug }) => slug);
  return new Map([...bySlug].filter(([, list]) => list.some(({ terms }) => terms.kind === 'cashback')));
}

/** Terms by their ids: those that bonuses were offered by. */
export async function readTermsOf(
  { sql }: Sql,
  siteId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredTerms>> {
  if (ids.length === 0) return new Map();
  const rows = await sql
    .select()
    .from(bonusTermsRow)
    .where(and(eq(bonusTermsRow.siteId, siteId), inArray(bonusTermsRow.id, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.id, parse(row)]));
}

function parse({ id, siteId, slug, isOpen, terms }: Row): StoredTerms {
  return { id, siteId, slug, isOpen, terms: bonusTerms.parse(terms) };
}

export function nameIn(stored: StoredTerms | undefined, language: Language): string {
  return stored?.terms.name[language] ?? '';
}
