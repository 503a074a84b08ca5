import { type BonusTerms, bonusVersion, mainCategories } from '@baize/contract';
import { and, bonusTermsRow, game, inArray, inTransaction, ne, type Transaction } from '@baize/db';

import type { Services } from '../../context.ts';
import { type Operator, OperatorError, record } from '../../money/index.ts';
import { listCurrentTerms } from '../bonus-terms.ts';

const SPORT = 'sport';

/**
 * Adds a version of a bonus, which is offered by it from now on; what was offered before stays as it is.
 *
 * @param given of a file
 * @returns the slug
 * @throws OperatorError with what is wrong
 */
export async function setBonus(
  { database, clock, ids }: Pick<Services, 'database' | 'clock' | 'ids'>,
  operator: Operator,
  { siteId, given }: { readonly siteId: number; readonly given: unknown },
): Promise<string> {
  const parsed = bonusVersion.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new OperatorError('invalid', `${issue?.path.join('.') || 'The file'}: ${issue?.message}.`);
  }
  const { slug, open: isOpen, terms } = parsed.data;
  await inTransaction(database, async (transaction) => {
    await requireKnown(transaction, terms);
    await requireOdds(transaction, terms);
    await requireFreeCode(transaction, { siteId, slug }, terms);
    const id = ids.next();
    await transaction.sql
      .insert(bonusTermsRow)
      .values({ siteId, id, slug, terms, isOpen, createdAt: clock.now() });
    await record(transaction.client, operator, {
      action: 'set-bonus',
      siteId,
      subject: `bonus ${slug}`,
      details: { terms_id: id, open: isOpen, terms },
    });
  });
  return slug;
}

/** @throws OperatorError for a type or a game that does not exist: it would count nothing */
async function requireKnown({ sql }: Transaction, { contribution, freeSpins }: BonusTerms): Promise<void> {
  const types: readonly string[] = mainCategories;
  const type = Object.keys(contribution.types).find((one) => !types.includes(one));
  if (type !== undefined)
    throw new OperatorError('invalid', `There is no type ${type}; there are: ${types.join(', ')}.`);
  const ids = [...Object.keys(contribution.games).map(Number), ...(freeSpins?.games ?? [])];
  if (ids.length === 0) return;
  const rows = await sql.select({ id: game.id }).from(game).where(inArray(game.id, ids));
  const missing = ids.find((id) => rows.every((row) => row.id !== id));
  if (missing !== undefined) throw new OperatorError('invalid', `There is no game ${missing}.`);
}

/** @throws OperatorError for smallest odds beside what has none: it would never reach them, and count nothing */
async function requireOdds({ sql }: Transaction, { contribution, minOdds }: BonusTerms): Promise<void> {
  if (minOdds === undefined) return;
  const counting = (shares: Readonly<Record<string, number>>) =>
    Object.keys(shares).filter((one) => (shares[one] ?? 0) > 0);
  const type = counting(contribution.types).find((one) => one !== SPORT);
  const ids = counting(contribution.games).map(Number);
  const [other] =
    ids.length === 0
      ? []
      : await sql
          .select({ id: game.id })
          .from(game)
          .where(and(inArray(game.id, ids), ne(game.type, SPORT)))
          .limit(1);
  const wrong = type ?? (other && `game ${other.id}`);
  if (wrong !== undefined)
    throw new OperatorError('invalid', `minOdds: only bets on sport have odds, so ${wrong} would not count.`);
}

/** @throws OperatorError for a code that an open bonus of the brand has */
async function requireFreeCode(
  { sql }: Transaction,
  { siteId, slug }: { readonly siteId: number; readonly slug: string },
  { audience }: BonusTerms,
): Promise<void> {
  if (audience.code === undefined) return;
  const taken = (await listCurrentTerms({ sql }, siteId)).find(
    (one) => one.isOpen && one.slug !== slug && one.terms.audience.code === audience.code,
  );
  if (taken) throw new OperatorError('invalid', `The code ${audience.code} is that of ${taken.slug}.`);
}
