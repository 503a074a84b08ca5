import type { Clock } from '@baize/clock';
import { formatWire } from '@baize/currency';

import {
  type CreatedPayment,
  type PaymentGatewayPort,
  PaymentGatewayUnavailable,
  type PaymentKey,
  type PaymentRequest,
} from '../ports/payment-gateway.ts';
import { type Greenfield, openGreenfield } from './greenfield.ts';
import { fetchInvoiceMethod } from './invoice-method.ts';
import { type Invoice, invoiceList, invoiceReply } from './messages.ts';
import { type BtcpayNoticeOptions, createBtcpayNotices } from './notice-dialect.ts';
import { formatOrderId } from './order-id.ts';
import { createBtcpayPayouts } from './payouts.ts';
import { coinPaymentOf, orderOf, reportInvoice, SPEED } from './reports.ts';
import { readStatement } from './statement.ts';

export interface BtcpayOptions extends BtcpayNoticeOptions {
  readonly clock: Clock;
}

/** How long the server keeps the rate of an invoice by default. */
const RATE_MINUTES = 15;

/**
 * Coin payments and payouts through a BTCPay Server. It has no refund: the server's own gives the player a page where any
 * address can be entered, so money goes back by a payout that an operator decides.
 *
 * https://docs.btcpayserver.org/API/Greenfield/v1/
 */
export function createBtcpay(options: BtcpayOptions): PaymentGatewayPort {
  return {
    // An invoice is invalid as a whole.
    failureEnds: 'payment',
    notices: createBtcpayNotices(options),
    createPayment: (payment) => createPayment(options, payment),
    async findPayment(key) {
      const server = openGreenfield(options);
      const invoice = await findInvoice(server, key);
      if (!invoice) return undefined;
      return reportInvoice(invoice, key.transactionId, await fetchInvoiceMethod(server, invoice.id));
    },
    payouts: createBtcpayPayouts(options),
    statement: (range) => readStatement(() => openGreenfield(options), range),
  };
}

/** Creation has no idempotency key, so an invoice of an earlier attempt is looked up first. */
async function createPayment(options: BtcpayOptions, payment: PaymentRequest): Promise<CreatedPayment> {
  const server = openGreenfield(options);
  const known = await findInvoice(server, { ...payment, providerRef: null });
  const invoice =
    known ?? (await server.post('invoices', invoiceForm(payment, options.clock.now()), invoiceReply));
  const method = await fetchInvoiceMethod(server, invoice.id, payment.fields['coin']);
  const coin = method && coinPaymentOf(method);
  return {
    url: invoice.checkoutLink,
    providerRef: invoice.id,
    expiresAt: invoice.expirationTime,
    ...(coin && { coin }),
  };
}

function invoiceForm(payment: PaymentRequest, now: Date): object {
  const left = Math.max(1, Math.floor((payment.expiresAt.getTime() - now.getTime()) / 60_000));
  const coin = payment.fields['coin']?.toUpperCase();
  return {
    amount: formatWire(payment.amountMinor),
    currency: payment.currency,
    metadata: { orderId: formatOrderId(payment) },
    checkout: {
      speedPolicy: SPEED.policy,
      expirationMinutes: Math.min(left, RATE_MINUTES),
      redirectURL: payment.returnUrl,
      redirectAutomatically: true,
      defaultLanguage: payment.lang,
      ...(coin !== undefined && { paymentMethods: [`${coin}-CHAIN`] }),
    },
  };
}

async function findInvoice(server: Greenfield, key: PaymentKey): Promise<Invoice | undefined> {
  const orderId = formatOrderId(key);
  if (key.providerRef !== null) {
    const invoice = await server.get(`invoices/${encodeURIComponent(key.providerRef)}`, invoiceReply);
    const order = invoice && orderOf(invoice);
    return order && formatOrderId(order) === orderId ? invoice : undefined;
  }
  const found = await server.get(`invoices?${new URLSearchParams({ orderId })}`, invoiceList);
  const own = (found ?? []).filter(({ metadata }) => metadata?.orderId === orderId);
  if (own.length > 1) throw new PaymentGatewayUnavailable(`there are ${own.length} invoices of one payment`);
  return own[0];
}
