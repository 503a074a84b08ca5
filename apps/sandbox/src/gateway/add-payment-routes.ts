import type { FastifyInstance } from 'fastify';

import type { Clock } from '@baize/clock';
import {
  CREATE_PAYMENT_PATH,
  GATEWAY_PARTY,
  type KeyRing,
  parsePaymentMessage,
  verifySignature,
} from '@baize/providers';

import { CONSOLE_HEADERS } from '../consoles/console-page.ts';
import { renderMissingPaymentPage, renderPaymentPage } from './payment-page.ts';
import type { PaymentService } from './payment-service.ts';

export interface PaymentRoutesDeps {
  payments: PaymentService;
  keys: KeyRing;
  clock: Clock;
  origin: string;
}

/** The signed call that opens a payment, and the payment page. */
export async function addPaymentRoutes(app: FastifyInstance, deps: PaymentRoutesDeps): Promise<void> {
  await app.register(async (signed) => addSignedCall(signed, deps));
  addPaymentPage(app, deps.payments);
}

/** In a scope of its own, because the signature needs the raw body. */
function addSignedCall(app: FastifyInstance, { payments, keys, clock, origin }: PaymentRoutesDeps): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body: string }>(CREATE_PAYMENT_PATH, async (request, reply) => {
    const rawBody = String(request.body);
    const parts = { method: 'POST', path: request.url, rawBody };
    const check = verifySignature(parts, request.headers, keys, clock);
    if (!check.ok) return reply.code(401).send({ reason: check.reason });
    if (check.key.party !== GATEWAY_PARTY) return reply.code(401).send({ reason: 'unknownKey' });
    const reading = parsePaymentMessage(rawBody);
    if (!reading.ok) return reply.code(422).send({ problem: reading.problem });
    const { providerRef } = await payments.create(check.key, reading.value);
    return { provider_ref: providerRef, url: `${origin}/gateway/pay/${providerRef}` };
  });
}

function addPaymentPage(app: FastifyInstance, payments: PaymentService): void {
  app.get<{ Params: { ref: string } }>('/gateway/pay/:ref', async (request, reply) => {
    const payment = payments.find(request.params.ref);
    if (payment === null) {
      return reply.code(404).headers(CONSOLE_HEADERS).send(renderMissingPaymentPage());
    }
    // The form may only redirect to the site.
    const policy = CONSOLE_HEADERS['content-security-policy'].replace(
      "form-action 'self'",
      `form-action 'self' ${new URL(payment.returnUrl).origin}`,
    );
    return reply
      .headers({ ...CONSOLE_HEADERS, 'content-security-policy': policy })
      .send(renderPaymentPage(payment));
  });

  app.post<{ Params: { ref: string }; Body: { choice?: unknown } | null }>(
    '/gateway/pay/:ref',
    async (request, reply) => {
      const payment = payments.find(request.params.ref);
      if (payment === null) {
        return reply.code(404).headers(CONSOLE_HEADERS).send(renderMissingPaymentPage());
      }
      const choice = request.body?.choice;
      if (choice === 'approve') await payments.decide(payment, 'approved');
      if (choice === 'refuse') await payments.decide(payment, 'refused');
      return reply.redirect(payment.returnUrl, 303);
    },
  );
}
