import type { Clock } from '@baize/clock';
import { formatWire } from '@baize/currency';

import {
  type GatewayCalls,
  type GatewayCallsOptions,
  openGatewayCalls,
  readAnswer,
  requireReply,
} from '../client/gateway-calls.ts';
import type { Answer } from '../client/provider-client.ts';
import type { PaymentReport } from '../ports/notice-dialect.ts';
import {
  type CreatedPayment,
  type PaymentGatewayPort,
  PaymentGatewayUnavailable,
  type PaymentKey,
  PaymentRefused,
  type PaymentRequest,
  type RefundRequest,
} from '../ports/payment-gateway.ts';
import { failureReply, NO_PAID_ORDER, paytrPaths, startReply, statusReply } from './messages.ts';
import { createPaytrNotices } from './notice-dialect.ts';
import { formatOrderId } from './order-id.ts';
import { startForm } from './start-form.ts';
import { readStatement } from './statement.ts';
import { callToken, type PaytrForm, type PaytrStore, startToken } from './tokens.ts';

export interface PaytrOptions extends GatewayCallsOptions {
  readonly store: PaytrStore;
  /** Origin of the calls, without a trailing slash. */
  readonly baseUrl: string;
  /** Origin of the pages in the frame. */
  readonly pageUrl: string;
  readonly clock: Clock;
}

/** Of some hours, which has no pages. */
const MAX_STATEMENT_BYTES = 8 * 1024 * 1024;

/**
 * PayTR's hosted payment page in a frame of the site, with signed notices. It cannot pay players.
 *
 * https://dev.paytr.com/iframe-api, https://dev.paytr.com/durum-sorgu, https://dev.paytr.com/iade-api,
 * https://dev.paytr.com/islem-dokumu
 */
export function createPaytr(options: PaytrOptions): PaymentGatewayPort {
  const { store } = options;
  return {
    // Each try has its notice, and the page takes another card until its time is over.
    failureEnds: 'attempt',
    notices: createPaytrNotices(store),
    createPayment: (payment) => createPayment(options, payment),
    async findPayment(key) {
      return (await queryStatus(options, openGatewayCalls(options), key))?.report;
    },
    refund: (request) => refund(options, request),
    statement: (range) =>
      readStatement(store, range, (form) =>
        postForm(options, openGatewayCalls(options), paytrPaths.statement, form, MAX_STATEMENT_BYTES),
      ),
  };
}

/** Refusals are words in a response with status 200. */
async function postForm(
  { baseUrl }: PaytrOptions,
  calls: GatewayCalls,
  path: string,
  form: PaytrForm,
  maxAnswerBytes?: number,
): Promise<Answer> {
  const answer = await calls.send({
    method: 'POST',
    url: `${baseUrl}${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(form)),
    ...(maxAnswerBytes !== undefined && { maxAnswerBytes }),
  });
  return requireReply(answer);
}

async function createPayment(options: PaytrOptions, payment: PaymentRequest): Promise<CreatedPayment> {
  const { store, pageUrl, clock } = options;
  const form = startForm(payment, store, clock.now());
  const signed = { ...form, paytr_token: startToken(form, store) };
  const answer = await postForm(options, openGatewayCalls(options), paytrPaths.start, signed);
  const { token, reason, err_msg: error, status } = readAnswer(startReply, answer);
  if (status !== 'success') throw new PaymentRefused(reason ?? error ?? status);
  if (token === null) throw new PaymentGatewayUnavailable('unreadable response: there is no token');
  return {
    url: `${pageUrl}${paytrPaths.frame}${token}`,
    providerRef: formatOrderId(payment),
    // A transfer may arrive long after its page was closed.
    ...(form['payment_type'] !== 'eft' && {
      expiresAt: new Date(clock.now().getTime() + Number(form['timeout_limit']) * 60_000),
    }),
  };
}

interface PaytrStatus {
  readonly report: PaymentReport;
  /** References of the refunds; null for one without. */
  readonly refunds: readonly (string | null)[];
}

/** @returns undefined if the order has not been paid; the processor has the same reply for an unknown one */
async function queryStatus(
  options: PaytrOptions,
  calls: GatewayCalls,
  key: Pick<PaymentKey, 'siteId' | 'transactionId'>,
): Promise<PaytrStatus | undefined> {
  const { store } = options;
  const order = formatOrderId(key);
  const form = { merchant_id: store.merchantId, merchant_oid: order };
  const signed = { ...form, paytr_token: callToken('statusQuery', form, store) };
  const answer = await postForm(options, calls, paytrPaths.status, signed);
  const { status, err_no: problem, err_msg: words } = readAnswer(failureReply, answer);
  if (status !== 'success') {
    if (problem === NO_PAID_ORDER) return undefined;
    throw new PaymentGatewayUnavailable(`the status query failed: ${problem ?? status} ${words ?? ''}`);
  }
  const { payment_amount: amountMinor, currency, returns, ...rest } = readAnswer(statusReply, answer);
  // Play money is no payment.
  if (store.testMode === '0' && rest.test_mode === '1') return undefined;
  const sums = (returns ?? []).map((line) => line.return_amount ?? line.amount ?? 0n);
  const returnedMinor = sums.reduce((sum, minor) => sum + minor, 0n);
  return {
    refunds: (returns ?? []).map(({ reference_no: reference }) => reference),
    report: {
      subject: 'payment',
      providerRef: order,
      transactionId: key.transactionId,
      state: returnedMinor > 0n ? 'returned' : 'paid',
      amountMinor: returnedMinor > 0n ? returnedMinor : amountMinor,
      currency,
    },
  };
}

/** Another refund of the order is running, or its payment has not been notified yet. */
const passingProblems = new Set(['000', '007']);

/**
 * The processor does not promise that a repeated reference refunds once, so its list of refunds is read before each
 * attempt.
 */
async function refund(options: PaytrOptions, request: RefundRequest): Promise<PaymentReport> {
  const { store } = options;
  const calls = openGatewayCalls(options);
  const reference = request.refundId.replaceAll(/[^A-Za-z0-9]/g, '');
  const before = await queryStatus(options, calls, request);
  if (!before) throw new PaymentRefused('the order has not been paid');
  if (before.refunds.includes(reference)) return before.report;
  if (before.refunds.includes(null))
    throw new PaymentGatewayUnavailable('a refund without a reference may be this one');
  const form = {
    merchant_id: store.merchantId,
    merchant_oid: formatOrderId(request),
    return_amount: formatWire(request.amountMinor),
    reference_no: reference,
  };
  const signed = { ...form, paytr_token: callToken('refund', form, store) };
  const answer = await postForm(options, calls, paytrPaths.refund, signed);
  const { status, err_no: problem, err_msg: words } = readAnswer(failureReply, answer);
  if (status !== 'success') {
    const text = `${problem ?? status} ${words ?? ''}`;
    throw passingProblems.has(problem ?? '') ? new PaymentGatewayUnavailable(text) : new PaymentRefused(text);
  }
  const earlierMinor = before.report.state === 'returned' ? before.report.amountMinor : 0n;
  return { ...before.report, state: 'returned', amountMinor: earlierMinor + request.amountMinor };
}
