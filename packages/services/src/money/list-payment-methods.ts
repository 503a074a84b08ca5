import { type Query, type Reply, transactionKind } from '@baize/contract';
import { and, asc, eq, paymentCategory, paymentMethod, player as players } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { readDepositRoom } from '../limits/index.ts';
import { textIn } from '../text-in.ts';
import { readDepositBlock } from './deposit-block.ts';
import { usualTimes } from './expect-payout.ts';
import { lastOf, quickAmounts, readHabits } from './payment-habits.ts';
import { isOfferedAt, limitLooks, methodName } from './method-offer.ts';
import { describeFields } from './payment-fields.ts';

type Details = Reply<'GET /account/payment-details'>;

/** The enabled methods to deposit (type 1) or withdraw (type 2), with their categories. */
export async function listPaymentMethods(
  context: Pick<PlayerContext, 'brand' | 'database' | 'clock' | 'language' | 'player'>,
  { type }: Query<'GET /account/payment-details'>,
): Promise<Details> {
  const { database, clock, language, player } = context;
  const isDeposit = type === transactionKind.deposit;
  const rows = await database.sql
    .select({ method: paymentMethod, category: paymentCategory })
    .from(paymentMethod)
    .innerJoin(paymentCategory, eq(paymentCategory.id, paymentMethod.categoryId))
    .where(and(eq(paymentMethod.kind, type), isOfferedAt(player.siteId)))
    .orderBy(asc(paymentMethod.sort), asc(paymentMethod.id));
  const key = { siteId: player.siteId, playerId: player.id };
  const room = isDeposit ? await readDepositRoom(database.pool, key, clock.now()) : undefined;
  const habits = await readHabits({ database, player }, type);
  const phone = isDeposit ? '' : await readVerifiedPhone({ database, player });
  const methodIds = rows.map(({ method }) => method.id);
  const usual = await usualTimes(context, player.siteId, { kind: type, methodIds });
  // The one that was used last comes first, the others in their own order.
  const rank = ({ method }: (typeof rows)[number]) => Number(method.id !== habits.lastMethodId);
  const ordered = rows.toSorted((one, other) => rank(one) - rank(other));
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
      methods: ordered.map(({ method }) => ({
        id: method.id,
        slug: method.slug,
        name: methodName(method, player.siteId, language),
        icon: method.icon,
        color: method.color,
        options: {
          type: method.opens === 'redirect' ? 'fields' : method.opens,
          ...(method.page !== null && { page: method.page }),
          endpoint: method.endpoint,
          fields: describeFields(method.fields, language).map((field) =>
            !isDeposit && field.type === 'phone' ? { ...field, value: phone } : field,
          ),
        },
        limit: {
          ...limitLooks(method, player.siteId, language),
          expire: method.expireMinutes,
          min: method.minMinor,
          max: method.maxMinor,
          step: method.stepMinor,
          category_id: method.categoryId,
          ...(room && { left: { amount: room.leftMinor, ends_at: room.endsAt } }),
        },
        fee: { fixed: method.feeFixedMinor, percent: (method.feeRate / 100).toFixed(2) },
        usual_minutes: minutesOf(usual.get(method.id)),
        quick_amounts: quickAmounts(method, habits.amounts.get(method.id) ?? [], room?.leftMinor),
      })),
      last: lastOf(
        rows.map(({ method }) => method),
        habits,
        room?.leftMinor,
      ),
      blocked: isDeposit
        ? await readDepositBlock(context, { client: database.pool, sql: database.sql })
        : null,
    },
  };
}

const minutesOf = (seconds: number | undefined) => (seconds === undefined ? null : Math.ceil(seconds / 60));

/** The number that a mobile transfer goes to; empty without a verified one. */
async function readVerifiedPhone({
  database,
  player: { siteId, id },
}: Pick<PlayerContext, 'database' | 'player'>): Promise<string> {
  const [row] = await database.sql
    .select({ phone: players.phone, verifiedAt: players.phoneVerifiedAt })
    .from(players)
    .where(and(eq(players.siteId, siteId), eq(players.id, id)));
  return row && row.verifiedAt !== null ? row.phone : '';
}
