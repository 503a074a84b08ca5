import { type CallbackReply, refuseMessage } from '../ports/callback.ts';
import type { NoticeDialect, NoticeReading, PaymentNotice } from '../ports/notice-dialect.ts';
import { isSameText } from '../same-text.ts';
import { readWire } from '../wire/read-wire.ts';
import { noticeForm } from './messages.ts';
import { parseOrderId, type PaytrOrder } from './order-id.ts';
import { noticeHash, type PaytrStore } from './tokens.ts';

type NoticeForm = (typeof noticeForm)['_output'];

const reply = (body: string, status = 200): CallbackReply => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body,
});

/** Exactly these two letters end the repeats, also for an order that we do not know. */
const accepted = reply('OK');

/**
 * The processor's notices: a form, with a hash over the order, the status and the total. It has no time, so an old notice
 * is a repeat like any other.
 *
 * https://dev.paytr.com/iframe-api/iframe-api-2-adim
 */
export function createPaytrNotices(store: PaytrStore): NoticeDialect {
  return {
    read({ rawBody }) {
      const form = Object.fromEntries(new URLSearchParams(rawBody));
      if (!isSameText(form['hash'] ?? '', noticeHash(form, store)))
        return { ok: false, reason: 'badSignature', status: 'UNAUTHORIZED', reply: reply('bad hash', 401) };
      const reading = readWire(noticeForm, form);
      if (!reading.ok) return refuseMessage(reading.problem, 'INVALID', accepted);
      return exchange(reading.value, store);
    },
  };
}

function exchange(form: NoticeForm, { testMode }: PaytrStore): NoticeReading {
  const order = parseOrderId(form.merchant_oid);
  if (!order)
    return refuseMessage({ field: 'merchant_oid', expected: 'an order of ours' }, 'UNKNOWN', accepted);
  // The hash does not cover it, but a payment with play money must never count as a real one.
  if (testMode === '0' && form.test_mode === '1')
    return refuseMessage({ field: 'test_mode', expected: '0' }, 'INVALID', accepted);
  return {
    ok: true,
    siteId: order.siteId,
    notice: noticeOf(form, order),
    format: () => accepted,
    undecided: () => reply('try again', 503),
    foreign: () => accepted,
  };
}

function noticeOf(form: NoticeForm, { transactionId }: PaytrOrder): PaymentNotice {
  const { merchant_oid: order, status, total_amount: total, payment_amount: payment } = form;
  const reason = [form.failed_reason_code, form.failed_reason_msg].filter(Boolean).join(' ').slice(0, 200);
  // The total includes the fee of instalments. Only the total is signed, so no more than that is believed.
  const isLess = payment !== null && (payment < total || status === 'failed');
  return {
    noticeId: `${order}.${status}`,
    subject: 'payment',
    providerRef: order,
    transactionId,
    state: status === 'success' ? 'paid' : 'failed',
    amountMinor: isLess ? payment : total,
    currency: form.currency ?? 'TRY',
    ...(reason !== '' && { reason }),
  };
}
