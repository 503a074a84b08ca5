import { internationalNumber } from '../../auth/index.ts';
import type { OperatorServices } from '../decisions/lock-decision.ts';
import { OperatorError } from '../decisions/operator-error.ts';
import { brandsOf, type Operator } from '../decisions/operators.ts';
import { record } from '../decisions/record.ts';
import { maskEmail, maskPhone } from './mask-contact.ts';
import { kindsOf, type SearchKeys, searchKeysOf, type SearchKind } from './search-keys.ts';

export interface PlayerHit {
  readonly siteId: number;
  /** Its slug. */
  readonly brand: string;
  readonly id: number;
  readonly username: string;
  readonly name: string;
  /** Masked. */
  readonly email: string;
  readonly phone: string;
  readonly status: string;
  readonly isClosed: boolean;
  /** The kinds of key that found the player. */
  readonly by: readonly SearchKind[];
}

export interface FoundPlayers {
  /** Exact keys first, then the latest players. */
  readonly hits: readonly PlayerHit[];
  /** How many there are, of which `hits` has up to 50. */
  readonly total: number;
}

const MAX_HITS = 50;

/** By every key that is not null, each with an index of its own. */
export const FIND_PLAYERS = `
  with found as (
    select site_id, id, 'id' as kind from player where site_id = any($1) and id = $2
    union all select site_id, id, 'username' from player where site_id = any($1) and username = $3
    union all select site_id, id, 'email' from player where site_id = any($1) and email = $4
    union all select site_id, id, 'phone' from player where site_id = any($1) and phone = any($5)
    union all select site_id, player_id, 'transaction' from payment_transaction where id = $2 and site_id = any($1)
    union all select site_id, player_id, 'transaction' from payment_transaction
      where provider_ref = $6 and site_id = any($1)
    union all select site_id, player_id, 'account' from payment_transaction
      where account_backwards(fields) like $7 and site_id = any($1)
    union all select site_id, id, 'name' from player where name_words(name, surname) @@ $8::tsquery and site_id = any($1)
  ), hit as (
    select site_id, id, array_agg(distinct kind) as kinds from found group by site_id, id
  )
  select p.site_id, p.id, p.username, p.name, p.surname, p.email, p.phone_country_id, p.phone, p.status, hit.kinds,
      account_is_closed(p.site_id, p.id) as is_closed, (count(*) over ())::integer as total,
      (select jsonb_object_agg(site_id, hits) from (select site_id, count(*) as hits from hit group by site_id) b) as by_brand
    from hit cross join lateral (
      -- One by one: the few that were found are never joined with the whole table.
      select * from player one where one.site_id = hit.site_id and one.id = hit.id limit 1
    ) p
    order by (hit.kinds = '{name}'), p.created_at desc, p.id desc limit ${MAX_HITS}`;

/**
 * Finds players of the operator's brands by whatever a text may be of them. It shows personal data, so it is a row of the
 * trail, with the kinds of key and the number of hits: the text may be personal data itself.
 *
 * @param siteIds only at these brands
 * @throws OperatorError
 */
export async function findPlayers(
  services: Pick<OperatorServices, 'database' | 'brands'>,
  operator: Operator,
  { text, siteIds }: { readonly text: string; readonly siteIds?: readonly number[] },
): Promise<FoundPlayers> {
  const keys = searchKeysOf(text);
  const kinds = kindsOf(keys);
  if (kinds.length === 0)
    throw new OperatorError(
      'invalid',
      'Write an id, a name, an e-mail address, a phone or 4 characters of an account.',
    );
  const own = await brandsOf(services, operator);
  const brands = services.brands.filter(
    ({ siteId }) => (own?.includes(siteId) ?? true) && (siteIds?.includes(siteId) ?? true),
  );
  if (brands.length === 0) throw new OperatorError('refused', 'That is not one of your brands.');
  const { byBrand, ...found } = await search(services, brands, keys);
  // A row of each brand that was searched, unless it was all of them.
  const isEverywhere = own === undefined && siteIds === undefined;
  for (const siteId of isEverywhere ? [null] : brands.map((brand) => brand.siteId)) {
    const hits = siteId === null ? found.total : (byBrand[siteId] ?? 0);
    const details = { keys: kinds, hits };
    await record(services.database.pool, operator, { action: 'find', siteId, subject: 'players', details });
  }
  return found;
}

interface Row {
  readonly site_id: number;
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone_country_id: number;
  readonly phone: string;
  readonly status: string;
  readonly kinds: SearchKind[];
  readonly is_closed: boolean;
  readonly total: number;
  /** Hits by the id of the brand, those beyond the limit too. */
  readonly by_brand: Readonly<Record<number, number>>;
}

async function search(
  { database }: Pick<OperatorServices, 'database'>,
  brands: OperatorServices['brands'],
  keys: SearchKeys,
): Promise<FoundPlayers & { readonly byBrand: Row['by_brand'] }> {
  const { rows } = await database.pool.query<Row>(FIND_PLAYERS, [
    brands.map(({ siteId }) => siteId),
    ...(await valuesOf({ database }, keys)),
  ]);
  const hits = rows.map((row) => ({
    siteId: row.site_id,
    brand: brands.find(({ siteId }) => siteId === row.site_id)?.slug ?? '',
    id: Number(row.id),
    username: row.username,
    name: `${row.name} ${row.surname}`,
    email: maskEmail(row.email),
    phone: maskPhone(internationalNumber({ countryId: row.phone_country_id, phone: row.phone })),
    status: row.status,
    isClosed: row.is_closed,
    by: row.kinds,
  }));
  return { hits, total: rows[0]?.total ?? 0, byBrand: rows[0]?.by_brand ?? {} };
}

/** The parameters of `FIND_PLAYERS` after the brands. */
export async function valuesOf(
  { database }: Pick<OperatorServices, 'database'>,
  { id, username, email, phones, reference, account, name }: SearchKeys,
): Promise<readonly unknown[]> {
  const query = name === undefined ? null : await nameQuery(database, name);
  const ending = account === undefined ? null : `${account}%`;
  return [id ?? null, username ?? null, email ?? null, phones ?? null, reference ?? null, ending, query];
}

/** Two letters may be a whole word, such as a short name; more may be the beginning of one. */
const SHORTEST_BEGINNING = 3;

/** Folded by the database as its index is: all words, in any order. */
async function nameQuery({ pool }: OperatorServices['database'], name: string): Promise<string | null> {
  const { rows } = await pool.query<{ folded: string }>('select folded_name($1) as folded', [name]);
  const words = (rows[0]?.folded ?? '').split(' ').filter((word) => word !== '');
  const terms = words.map((word) => ([...word].length < SHORTEST_BEGINNING ? `'${word}'` : `'${word}':*`));
  return terms.length === 0 ? null : terms.join(' & ');
}
