import type { Clock } from '@baize/clock';
import {
  formatPageReport,
  PAGE_STATEMENT_LINES,
  pageStatementMessage,
  parseStatementQuery,
  type StatementQuery,
  type KeyRing,
  type SigningKey,
  verifySignature,
  type WireResult,
} from '@baize/providers';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { applyMood } from '../gateway/gateway-mood.ts';
import type { PagePayment } from './page-payment.ts';
import { type PagePayments, reportOf } from './page-payments.ts';

export interface SignedCallDeps {
  readonly party: string;
  readonly payments: PagePayments;
  readonly keys: KeyRing;
  readonly clock: Clock;
}

interface SignedCall<Message> {
  readonly path: string;
  parse(rawBody: string): WireResult<Message>;
  answer(key: SigningKey, message: Message, reply: FastifyReply): unknown;
}

/** The calls of sites, answered by the mood of the console. Must be in a scope of its own: the signature needs the raw body. */
export function acceptSignedCalls(app: FastifyInstance, { party, payments, keys, clock }: SignedCallDeps) {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  applyMood(app, payments);

  return function addCall<Message>({ path, parse, answer }: SignedCall<Message>): void {
    app.post<{ Body: string }>(path, async (request, reply) => {
      const rawBody = String(request.body);
      const parts = { method: 'POST', path: request.url, rawBody };
      const check = verifySignature(parts, request.headers, keys, clock);
      if (!check.ok) return reply.code(401).send({ reason: check.reason });
      if (check.key.party !== party) return reply.code(401).send({ reason: 'unknownKey' });
      const reading = parse(rawBody);
      if (!reading.ok) return reply.code(422).send({ problem: reading.problem });
      return answer(check.key, reading.value, reply);
    });
  };
}

/** The query of one payment's state. */
export function findCall(path: string, payments: PagePayments): SignedCall<{ transactionId: number }> {
  return {
    path,
    parse(rawBody) {
      const { transaction_id: id }: { transaction_id?: unknown } = JSON.parse(rawBody);
      if (typeof id === 'number') return { ok: true, value: { transactionId: id } };
      return { ok: false, problem: { field: 'transaction_id', expected: 'a number' } };
    },
    answer(key, { transactionId }, reply) {
      const payment = payments.findOf(key, transactionId);
      if (!payment) return reply.code(404).send({ reason: 'unknown' });
      return reply.type('application/json').send(formatPageReport(reportOf(payment)));
    },
  };
}

/** What the provider received for a brand, from payments that were final in the time asked for. */
export function statementCall(path: string, payments: PagePayments): SignedCall<StatementQuery> {
  return {
    path,
    parse: parseStatementQuery,
    answer(key, { from, to, page }) {
      // The brand may have had another key then.
      const isTheirs = ({ keyId }: PagePayment) => keyId.startsWith(`${key.party}.${key.siteId}.`);
      const lines = payments.list().flatMap((payment) => {
        const at = new Date(payment.paidAt ?? Number.NaN);
        if (!isTheirs(payment) || !(at >= from && at < to)) return [];
        const { amountMinor, currency } = reportOf(payment);
        const { providerRef, transactionId } = payment;
        return [{ providerRef, transactionId, amountMinor, currency, at }];
      });
      const start = page * PAGE_STATEMENT_LINES;
      const end = start + PAGE_STATEMENT_LINES;
      return pageStatementMessage({
        lines: lines.slice(start, end),
        next: end < lines.length ? page + 1 : null,
      });
    },
  };
}
