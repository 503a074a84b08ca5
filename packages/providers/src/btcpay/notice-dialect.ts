import { type CallbackRefusal, jsonReply, refuseMessage } from '../ports/callback.ts';
import type { NoticeDialect, NoticeReading, PaymentReport } from '../ports/notice-dialect.ts';
import { readWireText } from '../wire/read-wire.ts';
import { type GreenfieldOptions, openGreenfield } from './greenfield.ts';
import { fetchInvoiceMethod } from './invoice-method.ts';
import { invoiceReply, payoutReply, webhookBody } from './messages.ts';
import { orderOf, reportInvoice, reportPayout } from './reports.ts';
import { isSignedWebhook, WEBHOOK_HEADER } from './webhook-signature.ts';

export interface BtcpayNoticeOptions extends GreenfieldOptions {
  readonly webhookSecret: string;
}

/** Events that change what is known of a payment; all others are answered and forgotten. */
const invoiceEvents = new Set([
  'InvoiceReceivedPayment',
  'InvoiceProcessing',
  'InvoicePaymentSettled',
  'InvoiceSettled',
  'InvoiceExpired',
  'InvoiceInvalid',
]);
const payoutEvents = new Set(['PayoutApproved', 'PayoutUpdated']);

const done = jsonReply({ status: 'done' });
const again = jsonReply({ status: 'again' }, 503);

/**
 * Webhooks, which only say that something changed: they may be late or out of order, so the invoice or payout is fetched
 * and judged as it is now. Any status from 200 to 299 ends the repeats.
 */
export function createBtcpayNotices(options: BtcpayNoticeOptions): NoticeDialect {
  const { webhookSecret, storeId } = options;
  return {
    async read({ rawBody, headers }) {
      if (!isSignedWebhook(rawBody, headers[WEBHOOK_HEADER], webhookSecret))
        return refuse('badSignature', 401);
      const reading = readWireText(webhookBody, rawBody);
      if (!reading.ok) return refuseMessage(reading.problem, 'INVALID', done);
      const { deliveryId, originalDeliveryId, type, invoiceId, payoutId } = reading.value;
      if (reading.value.storeId !== storeId) return { ok: 'ignored', reply: done };
      const noticeId = originalDeliveryId ?? deliveryId;
      try {
        if (invoiceEvents.has(type) && invoiceId !== null)
          return exchange(noticeId, await fetchInvoice(options, invoiceId));
        if (payoutEvents.has(type) && payoutId !== null)
          return exchange(noticeId, await fetchPayout(options, payoutId));
      } catch {
        return refuse('the payment cannot be fetched', 503);
      }
      return { ok: 'ignored', reply: done };
    },
  };
}

interface OwnReport {
  readonly siteId: number;
  readonly report: PaymentReport;
}

/** @returns undefined for an invoice that is not ours, such as one of the store's shop */
async function fetchInvoice(options: GreenfieldOptions, id: string): Promise<OwnReport | undefined> {
  const server = openGreenfield(options);
  const invoice = await server.get(`invoices/${encodeURIComponent(id)}`, invoiceReply);
  const order = invoice && orderOf(invoice);
  if (!order) return undefined;
  const method = await fetchInvoiceMethod(server, id);
  return { siteId: order.siteId, report: reportInvoice(invoice, order.transactionId, method) };
}

async function fetchPayout(options: GreenfieldOptions, id: string): Promise<OwnReport | undefined> {
  const payout = await openGreenfield(options).get(`payouts/${encodeURIComponent(id)}`, payoutReply);
  const order = payout && orderOf(payout);
  return order && { siteId: order.siteId, report: reportPayout(payout, order.transactionId) };
}

function exchange(noticeId: string, own: OwnReport | undefined): NoticeReading {
  if (!own) return { ok: 'ignored', reply: done };
  return {
    ok: true,
    siteId: own.siteId,
    notice: { ...own.report, noticeId },
    format: () => done,
    undecided: () => again,
    foreign: () => done,
  };
}

function refuse(reason: string, status: 401 | 503): CallbackRefusal {
  if (status === 401) return { ok: false, reason, status: 'UNAUTHORIZED', reply: jsonReply({}, status) };
  return { ok: false, reason, status: 'UNAVAILABLE', reply: again };
}
