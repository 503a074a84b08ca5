import { type Body, CallError } from '@baize/contract';

import type { PlayerContext } from '../../context.ts';
import { describeFields } from '../payment-fields.ts';

type Form = Body<'POST /account/withdraw/dynamic'>;

/** What belongs to one payment rather than to where it goes. */
const ownTypes = new Set(['amount', 'file', 'hidden', 'note']);

/**
 * The form of a withdrawal with what the player entered last time for a destination of the book, if it names one: the number
 * of the account need not come back to the page for that. What the form says itself comes first.
 *
 * @throws CallError `data_not_found` if no destination of the book was paid with this method by the payment that is named
 */
export async function fillFromBook(
  { database, player, language }: Pick<PlayerContext, 'database' | 'player' | 'language'>,
  body: Form,
): Promise<Form> {
  const { destination_id: id, ...typed } = body;
  if (id === undefined) return body;
  const { rows } = await database.pool.query<{ fields: Record<string, string>; form: unknown[] }>(
    `select t.fields, m.fields as form
       from payment_transaction t join payment_method m on m.id = t.method_id
       where t.site_id = $1 and t.player_id = $2 and t.id = $3 and t.method_id = $4 and t.kind = 2 and t.status in (0, 1, 3)
         and not is_removed_destination($1, $2, payout_destination(t.fields, t.method_id), t.created_at)`,
    [player.siteId, player.id, id, body.payment_id],
  );
  const [saved] = rows;
  if (!saved) throw new CallError('data_not_found');
  const names = describeFields(saved.form, language)
    .filter(({ type }) => !ownTypes.has(type))
    .map(({ name }) => name);
  const entries = Object.entries(saved.fields).filter(([name]) => names.includes(name));
  return { ...Object.fromEntries(entries), ...typed };
}
