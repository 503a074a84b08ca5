import type { Query, Reply } from '@baize/contract';
import { and, asc, eq, paymentCategory, paymentMethod } from '@baize/db';

import { textIn } from '../text-in.ts';
import type { PlayerContext } from '../context.ts';
import { describeFields } from './payment-fields.ts';

type Details = Reply<'GET /account/payment-details'>;

/** The enabled methods to deposit (type 1) or withdraw (type 2), with their categories. */
export async function listPaymentMethods(
  { database, language }: Pick<PlayerContext, 'database' | 'language'>,
  { type }: Query<'GET /account/payment-details'>,
): Promise<Details> {
  const rows = await database.sql
    .select({ method: paymentMethod, category: paymentCategory })
    .from(paymentMethod)
    .innerJoin(paymentCategory, eq(paymentCategory.id, paymentMethod.categoryId))
    .where(and(eq(paymentMethod.kind, type), eq(paymentMethod.enabled, true)))
    .orderBy(asc(paymentMethod.sort), asc(paymentMethod.id));
  const categories = new Map(rows.map(({ category }) => [category.id, category]));
  return {
    success: true,
    data: {
      categories: [...categories.values()]
        .toSorted((a, b) => a.sort - b.sort)
        .map((category) => ({
          id: category.id,
          name: textIn(category, 'name', language),
        })),
      methods: rows.map(({ method }) => ({
        id: method.id,
        slug: method.slug,
        name: method.name,
        icon: method.icon,
        color: method.color,
        options: {
          type: method.opens === 'redirect' ? 'fields' : method.opens,
          endpoint: method.endpoint,
          fields: describeFields(method.fields, language),
        },
        limit: {
          expire: method.expireMinutes,
          min: method.minMinor,
          max: method.maxMinor,
          step: method.stepMinor,
          category_id: method.categoryId,
        },
        fee: { fixed: method.feeFixedMinor, percent: (method.feeRate / 100).toFixed(2) },
        quick_amounts: [],
      })),
      last: null,
    },
  };
}
