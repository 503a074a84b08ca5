import type { FastifyInstance } from 'fastify';

import { formatWire } from '@baize/currency';
import {
  formatPaytrTime,
  isSameText,
  paytrCallToken,
  type PaytrForm,
  paytrPaths,
  paytrStartToken,
  type PaytrStore,
} from '@baize/providers';

import { applyMood, type Moody } from '../gateway/gateway-mood.ts';
import type { PaytrOrder } from './order.ts';
import type { PaytrOrders } from './paytr-orders.ts';

interface PaytrCallsDeps {
  readonly orders: PaytrOrders;
  readonly store: PaytrStore;
  readonly gateway: Moody;
}

type FormRoute = { Body: PaytrForm | null };

const wrongToken = { status: 'error', err_no: '004', err_msg: 'paytr_token is wrong' };
/** The same number as a wrong token has in other calls. */
const noPaidOrder = {
  status: 'error',
  err_no: '004',
  err_msg: 'there is no successful payment of this order',
};

/** The processor's calls: forms whose token signs some of their fields. Refusals are words with status 200. */
export function addPaytrCalls(app: FastifyInstance, { orders, store, gateway }: PaytrCallsDeps): void {
  applyMood(app, gateway);
  const isSigned = (form: PaytrForm, token: string) => isSameText(form['paytr_token'] ?? '', token);

  app.post<FormRoute>(paytrPaths.start, async ({ body }) => {
    const form = body ?? {};
    if (!isSigned(form, paytrStartToken(form, store))) return { status: 'failed', reason: 'wrong token' };
    const problem = problemOf(form);
    if (problem !== undefined) return { status: 'failed', reason: problem };
    const order = await orders.open(form);
    return order
      ? { status: 'success', token: order.token }
      : { status: 'failed', reason: 'this merchant_oid is used' };
  });

  app.post<FormRoute>(paytrPaths.status, async ({ body }) => {
    const form = body ?? {};
    if (!isSigned(form, paytrCallToken('statusQuery', form, store))) return { ...wrongToken, err_no: '002' };
    const order = orders.find(form['merchant_oid'] ?? '');
    return order?.state === 'paid' ? statusOf(order) : noPaidOrder;
  });

  app.post<FormRoute>(paytrPaths.refund, async ({ body }) => {
    const form = body ?? {};
    if (!isSigned(form, paytrCallToken('refund', form, store))) return wrongToken;
    const order = orders.find(form['merchant_oid'] ?? '');
    if (order?.state !== 'paid') return { ...noPaidOrder, err_no: '005' };
    const amountMinor = Math.round(Number(form['return_amount']) * 100);
    const given = order.returns.reduce((sum, back) => sum + back.amountMinor, 0);
    if (!(amountMinor > 0) || given + amountMinor > order.amountMinor)
      return { status: 'error', err_no: '009', err_msg: 'more than is left' };
    await orders.giveBack(order, amountMinor, form['reference_no'] ?? '');
    return { status: 'success', merchant_oid: order.id, return_amount: form['return_amount'] };
  });

  app.post<FormRoute>(paytrPaths.statement, async ({ body }) => {
    const form = body ?? {};
    if (!isSigned(form, paytrCallToken('statement', form, store))) return wrongToken;
    const lines = statementLines(orders.list(), form);
    return lines.length === 0
      ? { status: 'failed', err_msg: 'no transactions' }
      : { status: 'success', data: lines };
  });
}

/** What the processor would refuse. */
function problemOf(form: PaytrForm): string | undefined {
  const { merchant_oid: id = '', payment_amount: amount = '', email = '' } = form;
  if (!/^[A-Za-z0-9]{1,64}$/.test(id)) return 'merchant_oid has letters and digits only';
  if (!/^[1-9]\d{0,10}$/.test(amount)) return 'payment_amount is a number of kuruş';
  if (!email.includes('@') || email.length > 100) return 'email is wrong';
  const missing = ['user_ip', 'user_name', 'user_address', 'user_phone', 'merchant_ok_url'].find(
    (field) => (form[field] ?? '') === '',
  );
  return missing === undefined ? undefined : `${missing} is missing`;
}

function statusOf(order: PaytrOrder): object {
  const amount = formatWire(BigInt(order.amountMinor)).replace('.', ',');
  return {
    status: 'success',
    payment_amount: amount,
    payment_total: amount,
    payment_date: formatPaytrTime(new Date(order.paidAt ?? order.createdAt)),
    currency: order.currency,
    odeme_tipi: order.form['payment_type'] === 'eft' ? 'EFT' : 'KART',
    test_mode: order.form['test_mode'] ?? '0',
    returns: order.returns.map(({ amountMinor, reference, at }) => ({
      return_amount: formatWire(BigInt(amountMinor)),
      return_date: formatPaytrTime(new Date(at)),
      reference_no: reference,
    })),
  };
}

function statementLines(
  orders: readonly PaytrOrder[],
  { start_date: start = '', end_date: end = '' }: PaytrForm,
): object[] {
  return orders
    .flatMap((order) => {
      const line = (kind: 'S' | 'I', minor: number, at: string) => ({
        islem_tipi: kind,
        siparis_no: order.id,
        islem_tutari: formatWire(BigInt(minor)),
        para_birimi: order.currency,
        islem_tarihi: formatPaytrTime(new Date(at)),
      });
      const sale = order.paidAt === null ? [] : [line('S', order.amountMinor, order.paidAt)];
      return [...sale, ...order.returns.map(({ amountMinor, at }) => line('I', amountMinor, at))];
    })
    .filter(({ islem_tarihi: at }) => at >= start && at <= end);
}
