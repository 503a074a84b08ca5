import { readFile } from 'node:fs/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { renderConsolePage, CONSOLE_HEADERS } from '../consoles/console-page.ts';
import { drawPayments } from './gateway-console-page.ts';
import type { PaymentService } from './payment-service.ts';
import type { Payment } from './payment.ts';

/** How long the action `late` delays its notice. */
const LATE_BY_MS = 20_000;

/** Actions on a payment. Each returns its outcome as text. */
const ACTIONS: Readonly<Record<string, (payments: PaymentService, payment: Payment) => Promise<string>>> = {
  approve: async (payments, payment) => decided(await payments.decide(payment, 'approved')),
  refuse: async (payments, payment) => decided(await payments.decide(payment, 'refused')),
  late: async (payments, payment) => decided(await payments.decide(payment, 'approved', LATE_BY_MS)),
  repeat: (payments, payment) => payments.play(payment, 'repeat'),
  contradict: (payments, payment) => payments.play(payment, 'contradict'),
  forge: (payments, payment) => payments.play(payment, 'forge'),
  stale: (payments, payment) => payments.play(payment, 'stale'),
};

function decided(isNew: boolean): string {
  return isNew ? 'decided' : 'already decided';
}

/** `/gateway`: the payments, with the actions of an operator or an attacker. */
export function addGatewayConsole(app: FastifyInstance, payments: PaymentService): void {
  app.get<{ Querystring: { said?: string } }>('/gateway', async (request, reply) =>
    reply.headers(CONSOLE_HEADERS).send(
      renderConsolePage({
        title: 'Gateway',
        intro:
          'Payments at the stand-in gateway. A decision is sent to the site as a signed notice until it replies 200.',
        body: drawPayments(payments.list().toReversed().slice(0, 100), request.query.said ?? null),
      }),
    ),
  );
  app.get('/gateway.json', async () => ({ payments: payments.list().toReversed() }));
  app.get('/gateway.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .send(await readFile(new URL('gateway.css', import.meta.url), 'utf8')),
  );

  app.post<{ Params: { ref: string; action: string } }>(
    '/gateway/payments/:ref/:action',
    async (request, reply) => {
      const payment = payments.find(request.params.ref);
      const act = Object.hasOwn(ACTIONS, request.params.action) ? ACTIONS[request.params.action] : undefined;
      if (payment === null || act === undefined) {
        return reply
          .code(404)
          .send({ message: `payment or action not found; actions: ${Object.keys(ACTIONS).join(', ')}` });
      }
      return answer(request, reply, payment, await act(payments, payment));
    },
  );
}

/** Forms are redirected to the page, programs get JSON. */
function answer(request: FastifyRequest, reply: FastifyReply, payment: Payment, said: string) {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm
    ? reply.redirect(`/gateway?${new URLSearchParams({ said })}`, 303)
    : reply.send({ payment, said });
}
