import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Clock } from '@baize/clock';
import {
  CREATE_PAYMENT_PATH,
  createdMessage,
  GATEWAY_PARTY,
  type KeyRing,
  parsePaymentMessage,
  parsePayoutMessage,
  parseRefundMessage,
  PAYOUT_PATH,
  REFUND_PATH,
  reportMessage,
  type SigningKey,
  STATEMENT_PAGE_LINES,
  STATEMENT_PATH,
  statementMessage,
  verifySignature,
} from '@baize/providers';

import type { GatewayControls, PayoutMode } from './gateway-controls.ts';
import { applyMood } from './gateway-mood.ts';
import type { PaymentService } from './payment-service.ts';
import { type Payment, reportOf, returnedMinor } from './payment.ts';
import { settleInTime } from './settle-in-time.ts';
import { statementLines } from './statement.ts';

export interface SignedCallsDeps {
  readonly payments: PaymentService;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly origin: string;
  readonly gateway: GatewayControls;
}

const PAYOUT_DELAY_MS = 2_000;

/** The calls of sites, each signed by the brand's key. In a scope of its own, because the signature needs the raw body. */
export function addSignedCalls(app: FastifyInstance, deps: SignedCallsDeps): void {
  const { payments, origin, gateway } = deps;
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  applyMood(app, gateway);

  app.post(CREATE_PAYMENT_PATH, async (request, reply) => {
    const key = signerOf(deps, request, reply);
    if (!key) return reply;
    const reading = parsePaymentMessage(String(request.body));
    if (!reading.ok) return reply.code(422).send({ problem: reading.problem });
    const { providerRef, expiresAt, coin } = await payments.create(key, reading.value);
    return createdMessage({
      providerRef,
      url: `${origin}/gateway/pay/${providerRef}`,
      ...(expiresAt !== null && { expiresAt: new Date(expiresAt) }),
      ...(coin && { coin }),
    });
  });

  app.post(PAYOUT_PATH, async (request, reply) => {
    const key = signerOf(deps, request, reply);
    if (!key) return reply;
    const reading = parsePayoutMessage(String(request.body));
    if (!reading.ok) return reply.code(422).send({ problem: reading.problem });
    const known = payments.findOf(key.siteId, 'payout', reading.value.transactionId);
    if (!known && gateway.payoutMode === 'refuse') return reply.code(422).send({ message: 'refused' });
    const payout = known ?? (await payments.createPayout(key, reading.value));
    if (!known) await startPayout(payments, payout, gateway.payoutMode);
    return reportMessage(reportOf(payout));
  });

  addRefunds(app, deps);
  addReads(app, deps);
}

function addRefunds(app: FastifyInstance, deps: SignedCallsDeps): void {
  const { payments } = deps;
  app.post(REFUND_PATH, async (request, reply) => {
    const key = signerOf(deps, request, reply);
    if (!key) return reply;
    const reading = parseRefundMessage(String(request.body));
    if (!reading.ok) return reply.code(422).send({ problem: reading.problem });
    const { refundId, transactionId, amountMinor, currency } = reading.value;
    const payment = payments.findOf(key.siteId, 'payment', transactionId);
    if (!payment) return reply.code(422).send({ message: 'no such payment' });
    if (!payment.returns.some(({ id }) => id === refundId)) {
      const left = payment.receivedMinor - returnedMinor(payment);
      const isPaid = payment.state === 'paid' || payment.state === 'returned';
      if (!isPaid || amountMinor > left || currency !== payment.receivedCurrency)
        return reply.code(422).send({ message: 'more than was paid' });
      const back = { id: refundId, amountMinor: Number(amountMinor), at: payments.now().toISOString() };
      const change = { state: 'returned' as const, returns: [...payment.returns, back] };
      await payments.change(payment, change, { isSilent: true });
    }
    return reportMessage(reportOf(payment));
  });
}

function addReads(app: FastifyInstance, deps: SignedCallsDeps): void {
  const { payments } = deps;
  const subjects = [
    [CREATE_PAYMENT_PATH, 'payment'],
    [PAYOUT_PATH, 'payout'],
  ] as const;
  for (const [path, subject] of subjects)
    app.get<{ Params: { id: string } }>(`${path}/:id`, async (request, reply) => {
      const key = signerOf(deps, request, reply);
      if (!key) return reply;
      const payment = payments.findOf(key.siteId, subject, Number(request.params.id));
      if (!payment) return reply.code(404).send({ message: 'unknown' });
      await settleInTime(payments, payment);
      return reportMessage(reportOf(payment));
    });

  app.get<{ Querystring: { from?: string; to?: string; page?: string } }>(
    STATEMENT_PATH,
    async (request, reply) => {
      const key = signerOf(deps, request, reply);
      if (!key) return reply;
      const { from = '', to = '', page = '0' } = request.query;
      const lines = statementLines(payments.list(), {
        siteId: key.siteId,
        from: new Date(from),
        to: new Date(to),
      });
      const start = Number(page) * STATEMENT_PAGE_LINES;
      const end = start + STATEMENT_PAGE_LINES;
      return statementMessage({
        lines: lines.slice(start, end),
        next: end < lines.length ? Number(page) + 1 : null,
      });
    },
  );
}

async function startPayout(payments: PaymentService, payout: Payment, mode: PayoutMode): Promise<void> {
  const delay = { delayMs: PAYOUT_DELAY_MS };
  if (mode === 'pay')
    await payments.change(payout, { state: 'paid', paidAt: payments.now().toISOString() }, delay);
  if (mode === 'fail') await payments.change(payout, { state: 'failed', reason: 'no such account' }, delay);
}

/** @returns undefined after a refusal was sent */
function signerOf(
  { keys, clock }: SignedCallsDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): SigningKey | undefined {
  const rawBody = typeof request.body === 'string' ? request.body : '';
  const check = verifySignature(
    { method: request.method, path: request.url, rawBody },
    request.headers,
    keys,
    clock,
  );
  if (check.ok && check.key.party === GATEWAY_PARTY) return check.key;
  void reply.code(401).send({ reason: check.ok ? 'unknownKey' : check.reason });
  return undefined;
}
