import type { FastifyInstance } from 'fastify';

import { answerAction } from '../consoles/console-actions.ts';
import { CONSOLE_HEADERS, renderConsolePage } from '../consoles/console-page.ts';
import { escapeHtml } from '../consoles/html.ts';
import type { Moody } from '../gateway/gateway-mood.ts';
import { addMoodRoute, drawMoods } from '../gateway/mood-console.ts';
import type { PaytrOrder } from './order.ts';
import type { PaytrOrders } from './paytr-orders.ts';

type Action = (orders: PaytrOrders, order: PaytrOrder) => Promise<string>;

const decision = async (isNew: Promise<boolean>) => ((await isNew) ? 'decided' : 'already decided');

/** What can happen to an order, and faulty notices. */
const actions: Readonly<Record<string, Action>> = {
  pay: (orders, order) => decision(orders.decide(order, 'paid')),
  fail: (orders, order) => decision(orders.decide(order, 'failed')),
  silent: (orders, order) => decision(orders.decide(order, 'paid', { isSilent: true })),
  part: (orders, order) =>
    decision(orders.decide(order, 'paid', { change: { amountMinor: Math.ceil(order.amountMinor / 2) } })),
  currency: (orders, order) => decision(orders.decide(order, 'paid', { change: { currency: 'USD' } })),
  repeat: (orders, order) => orders.play(orders.noticeForm(order)),
  forge: (orders, order) => {
    const form = orders.noticeForm({ ...order, state: 'paid' });
    return orders.play({ ...form, hash: Buffer.from('forged').toString('base64') });
  },
  unknown: (orders, order) =>
    orders.play(orders.noticeForm({ ...order, id: 'B1T999999999999', state: 'paid' })),
};

/** `/paytr`: the orders of the stand-in processor, with what can go wrong. */
export function addPaytrConsole(app: FastifyInstance, orders: PaytrOrders, gateway: Moody): void {
  app.get<{ Querystring: { said?: string } }>('/paytr', async (request, reply) => {
    const { said } = request.query;
    const last = said === undefined ? '' : `<p class="empty" role="status">${escapeHtml(said)}</p>`;
    const body = drawMoods('/paytr', gateway) + last + drawOrders(orders.list().toReversed().slice(0, 100));
    const intro = 'Orders at the stand-in of PayTR. An outcome is notified until the site replies OK.';
    return reply.headers(CONSOLE_HEADERS).send(renderConsolePage({ title: 'PayTR', intro, body }));
  });
  app.get('/paytr.json', async () => ({ mood: gateway.mood, orders: orders.list().toReversed() }));

  app.post<{ Params: { id: string; action: string } }>(
    '/paytr/orders/:id/:action',
    async (request, reply) => {
      const order = orders.find(request.params.id);
      const { action } = request.params;
      const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!order || !act) return reply.code(404).send({ message: 'order or action not found' });
      const said = await act(orders, order);
      return answerAction(request, reply, { home: '/paytr', said, json: { order, said } });
    },
  );
  addMoodRoute(app, '/paytr', gateway);
}

function drawOrders(orders: readonly PaytrOrder[]): string {
  if (orders.length === 0) return '<p class="empty">No order has been opened yet.</p>';
  const rows = orders.map((order) => {
    const notice = order.notices.at(-1);
    const buttons = Object.keys(actions).map(
      (name) =>
        `<form method="post" action="/paytr/orders/${order.id}/${name}"><button>${name}</button></form>`,
    );
    const cells = [
      order.id,
      `${(order.amountMinor / 100).toFixed(2)} ${escapeHtml(order.currency)}`,
      `<span class="tag ${order.state}">${order.state}</span>`,
      escapeHtml(notice ? `${notice.attempts} × · ${notice.lastAnswer.slice(0, 40)}` : '–'),
      `<details><summary>Do …</summary>${buttons.join(' ')}</details>`,
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const head = ['Order', 'Amount', 'State', 'Notice', 'Actions'].map((name) => `<th>${name}</th>`).join('');
  return `<div class="scroll"><table><tr>${head}</tr>${rows.join('')}</table></div>`;
}
