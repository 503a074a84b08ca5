import { CallError, invalidFields, type Reply, textProblem } from '@baize/contract';
import { inArray, inTransaction, paymentMethod, type Transaction } from '@baize/db';

import type { PlayerContext } from '../../context.ts';
import { lockPlayer } from '../../lock-player.ts';
import { methodName } from '../method-offer.ts';
import { maskDestination } from '../payment-account.ts';
import { readBookLock, UNLOCK_HOURS } from './book-lock.ts';

type Book = Reply<'GET /account/payout-destinations'>['data'];
type Queries = Pick<Transaction, 'client'>;

const MAX_NAME = 40;

interface BookRow {
  /** Of the newest payment. */
  readonly id: string;
  readonly method_id: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly name: string | null;
  readonly first_paid_at: Date | null;
  readonly last_paid_at: Date | null;
  readonly is_open: boolean;
}

/**
 * Destinations to which money of the player has gone or is to go, the latest first, each named by the id of its newest
 * payment, and whether the book is locked.
 */
export async function readPayoutBook(context: PlayerContext): Promise<Book> {
  const { database, player, language } = context;
  return inTransaction(database, async (transaction) => {
    const rows = await readRows(transaction, player);
    const ids = [...new Set(rows.map(({ method_id: id }) => id))];
    const methods =
      ids.length === 0
        ? []
        : await transaction.sql.select().from(paymentMethod).where(inArray(paymentMethod.id, ids));
    const lock = await readBookLock(context, transaction);
    return {
      destinations: rows.map((row) => {
        const method = methods.find(({ id }) => id === row.method_id);
        return {
          id: Number(row.id),
          method_id: row.method_id,
          method: method ? methodName(method, player.siteId, language) : '',
          account: maskDestination(row.fields) ?? null,
          name: row.name,
          first_paid_at: row.first_paid_at,
          last_paid_at: row.last_paid_at,
          is_open: row.is_open,
        };
      }),
      lock: { is_on: lock !== undefined, ends_at: lock?.endsAt ?? null, hours: UNLOCK_HOURS },
    };
  });
}

async function readRows(
  { client }: Queries,
  { siteId, id }: Pick<PlayerContext['player'], 'siteId' | 'id'>,
): Promise<BookRow[]> {
  const { rows } = await client.query<BookRow>(
    `with used as (
       select t.id, t.method_id, t.fields, t.status, t.created_at, t.changed_at, t.decided_at,
           payout_destination(t.fields, t.method_id) as destination
         from payment_transaction t
         where t.site_id = $1 and t.player_id = $2 and t.kind = 2 and t.status in (0, 1, 3)
     ), newest as (
       select distinct on (u.destination) u.id, u.method_id, u.fields, u.created_at, d.name,
           min(coalesce(u.decided_at, u.changed_at)) filter (where u.status = 1) over same as first_paid_at,
           max(coalesce(u.decided_at, u.changed_at)) filter (where u.status = 1) over same as last_paid_at,
           bool_or(u.status <> 1) over same as is_open
         from used u
         left join saved_destination d on d.site_id = $1 and d.player_id = $2 and d.destination = u.destination
         where not is_removed_destination($1, $2, u.destination, u.created_at)
         window same as (partition by u.destination)
         order by u.destination, u.created_at desc, u.id desc
     )
     select id, method_id, fields, name, first_paid_at, last_paid_at, is_open from newest order by created_at desc, id desc`,
    [siteId, id],
  );
  return rows;
}

/** @throws CallError `invalid` at `name`, `data_not_found` if no destination of the book has this payment */
export async function nameDestination(context: PlayerContext, id: number, text: string): Promise<void> {
  const name = readName(text);
  await changeDestination(context, id, { name, isRemoval: false });
}

/**
 * Forgets a destination and its name: until money arrives there with a new withdrawal, it is one that was never paid. What
 * is under way goes on.
 *
 * @throws CallError `data_not_found` if no destination of the book has this payment
 */
export async function removeDestination(context: PlayerContext, id: number): Promise<void> {
  await changeDestination(context, id, { name: null, isRemoval: true });
}

interface Change {
  readonly name: string | null;
  readonly isRemoval: boolean;
}

/** A page may name it by a payment that has been followed by others. */
async function changeDestination(
  { database, player, clock }: PlayerContext,
  id: number,
  { name, isRemoval }: Change,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockPlayer(transaction, { siteId: player.siteId, playerId: player.id });
    // Read with the row locked, so that a request that came first is from before.
    const removedAt = isRemoval ? clock.now() : null;
    const { rowCount } = await transaction.client.query(
      `insert into saved_destination as d (site_id, player_id, destination, name, removed_at)
         select $1, $2, payout_destination(t.fields, t.method_id), $4, $5
           from payment_transaction t
           where t.site_id = $1 and t.player_id = $2 and t.id = $3 and t.kind = 2 and exists (
             select from payment_transaction o
               where o.site_id = $1 and o.player_id = $2 and o.kind = 2 and o.status in (0, 1, 3)
                 and payout_destination(o.fields, o.method_id) = payout_destination(t.fields, t.method_id)
                 and not is_removed_destination($1, $2, payout_destination(o.fields, o.method_id), o.created_at)
           )
         on conflict (site_id, player_id, destination)
           do update set name = excluded.name, removed_at = coalesce(excluded.removed_at, d.removed_at)`,
      [player.siteId, player.id, id, name, removedAt],
    );
    if (rowCount === 0) throw new CallError('data_not_found');
  });
}

function readName(text: string): string {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const problem = textProblem(name);
  if (problem === 'blank') throw invalidFields({ name: { message: 'field_required' } });
  if (problem !== undefined) throw invalidFields({ name: { message: 'field_signs' } });
  if ([...name].length > MAX_NAME)
    throw invalidFields({ name: { message: 'field_max_length', values: { max: MAX_NAME } } });
  return name;
}
