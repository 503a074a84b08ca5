import { readFile } from 'node:fs/promises';

import type { FastifyInstance } from 'fastify';

import { answerAction } from '../consoles/console-actions.ts';
import { renderConsolePage, CONSOLE_HEADERS } from '../consoles/console-page.ts';
import { drawControls, drawPayments } from './gateway-console-page.ts';
import { type GatewayControls, PAYOUT_MODES, type PayoutMode } from './gateway-controls.ts';
import { addMoodRoute } from './mood-console.ts';
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
      return answerAction(request, reply, { home: '/gateway', said, json: { payment, said } });
    },
  );
  addMoodRoute(app, '/gateway', controls);
  app.post<{ Params: { mode: string } }>('/gateway/payout-mode/:mode', async (request, reply) => {
    const { mode } = request.params;
    if (!isPayoutMode(mode)) return reply.code(404).send({ message: 'mode not found' });
    controls.payoutMode = mode;
    return answerAction(request, reply, { home: '/gateway', said: PAYOUT_MODES[mode], json: controls });
  });
}

function isPayoutMode(name: string): name is PayoutMode {
  return Object.hasOwn(PAYOUT_MODES, name);
}
