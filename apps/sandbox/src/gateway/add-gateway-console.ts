import { readFile } from 'node:fs/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { renderConsolePage, CONSOLE_HEADERS } from '../consoles/console-page.ts';
import { drawControls, drawPayments } from './gateway-console-page.ts';
import { type GatewayControls, PAYOUT_MODES } from './gateway-controls.ts';
import { GATEWAY_MOODS } from './gateway-mood.ts';
import { actOn } from './payment-actions.ts';
import type { PaymentService } from './payment-service.ts';

const INTRO =
  'Payments and payouts at the stand-in gateway. Each change is sent to the site as a signed notice until it replies 200.';

/** `/gateway`: the payments, with the actions of a bank, an operator or an attacker. */
export function addGatewayConsole(
  app: FastifyInstance,
  payments: PaymentService,
  controls: GatewayControls,
): void {
  app.get<{ Querystring: { said?: string } }>('/gateway', async (request, reply) => {
    const latest = payments.list().toReversed().slice(0, 100);
    const body = drawControls(controls) + drawPayments(latest, request.query.said ?? null);
    return reply.headers(CONSOLE_HEADERS).send(renderConsolePage({ title: 'Gateway', intro: INTRO, body }));
  });
  app.get('/gateway.json', async () => ({ ...controls, payments: payments.list().toReversed() }));
  app.get('/gateway.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .send(await readFile(new URL('gateway.css', import.meta.url), 'utf8')),
  );

  app.post<{ Params: { ref: string; action: string } }>(
    '/gateway/payments/:ref/:action',
    async (request, reply) => {
      const payment = payments.find(request.params.ref);
      const said = payment && (await actOn(payments, payment, request.params.action));
      if (said == null) return reply.code(404).send({ message: 'payment or action not found' });
      return answer(request, reply, said, { payment, said });
    },
  );
  app.post<{ Params: { mood: string } }>('/gateway/mood/:mood', async (request, reply) => {
    const { mood } = request.params;
    if (!isKeyOf(GATEWAY_MOODS, mood)) return reply.code(404).send({ message: 'mood not found' });
    controls.mood = mood;
    return answer(request, reply, GATEWAY_MOODS[mood], controls);
  });
  app.post<{ Params: { mode: string } }>('/gateway/payout-mode/:mode', async (request, reply) => {
    const { mode } = request.params;
    if (!isKeyOf(PAYOUT_MODES, mode)) return reply.code(404).send({ message: 'mode not found' });
    controls.payoutMode = mode;
    return answer(request, reply, PAYOUT_MODES[mode], controls);
  });
}

function isKeyOf<Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> {
  return Object.hasOwn(table, name);
}

/** Forms are redirected to the page, programs get JSON. */
function answer(request: FastifyRequest, reply: FastifyReply, said: string, json: object) {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm ? reply.redirect(`/gateway?${new URLSearchParams({ said })}`, 303) : reply.send(json);
}
