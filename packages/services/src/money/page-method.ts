import { CallError, transactionKind } from '@baize/contract';
import { and, eq, paymentMethod } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { isOfferedAt, type MethodRow } from './method-offer.ts';

/**
 * A deposit method with a page of its own on the site, by its id or by the call that its page makes.
 *
 * @throws CallError `payment_method_unavailable` if this brand does not offer it
 */
export async function findPageMethod(
  { database, brand }: Pick<PlayerContext, 'database' | 'brand'>,
  by: { readonly id: number } | { readonly endpoint: string },
): Promise<MethodRow> {
  const isNamed = 'id' in by ? eq(paymentMethod.id, by.id) : eq(paymentMethod.endpoint, by.endpoint);
  const isMethod = and(
    isNamed,
    eq(paymentMethod.opens, 'page'),
    eq(paymentMethod.kind, transactionKind.deposit),
    isOfferedAt(brand.siteId),
  );
  const [method] = await database.sql.select().from(paymentMethod).where(isMethod);
  if (!method) throw new CallError('payment_method_unavailable');
  return method;
}
