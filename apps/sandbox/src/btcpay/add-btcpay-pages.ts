import type { FastifyInstance } from 'fastify';

import { answerAction } from '../consoles/console-actions.ts';
import { CONSOLE_HEADERS, renderConsolePage } from '../consoles/console-page.ts';
import { escapeHtml } from '../consoles/html.ts';
import type { Moody } from '../gateway/gateway-mood.ts';
import { addMoodRoute, drawMoods } from '../gateway/mood-console.ts';
import { isFramed } from '../wire/is-framed.ts';
import type { BtcpayStore } from './btcpay-store.ts';
import type { StoredInvoice, StoredPayout } from './entities.ts';
import { invoiceActions, payoutActions } from './invoice-actions.ts';
import { renderInvoicePage } from './invoice-page.ts';

/** The checkout page of invoices. Coins that are sent there are confirmed a few seconds later. */
export function addInvoicePages(app: FastifyInstance, store: BtcpayStore): void {
  const find = (id: string) => store.invoices().find((invoice) => invoice.id === id);
  app.get<{ Params: { id: string } }>('/i/:id', async (request, reply) => {
    const invoice = find(request.params.id);
    return reply
      .code(invoice ? 200 : 404)
      .headers(CONSOLE_HEADERS)
      .send(renderInvoicePage(invoice, isFramed(request)));
  });
  app.post<{ Params: { id: string } }>('/i/:id', async (request, reply) => {
    const invoice = find(request.params.id);
    if (!invoice) return reply.code(404).headers(CONSOLE_HEADERS).send(renderInvoicePage(undefined));
    await invoiceActions['send']?.(store, invoice);
    return reply.redirect(`/i/${invoice.id}`, 303);
  });
}

/** `/btcpay`: invoices and payouts, with what can go wrong. */
export function addBtcpayConsole(app: FastifyInstance, store: BtcpayStore, gateway: Moody): void {
  app.get<{ Querystring: { said?: string } }>('/btcpay', async (request, reply) => {
    const { said } = request.query;
    const last = said === undefined ? '' : `<p class="empty" role="status">${escapeHtml(said)}</p>`;
    const body = `${drawMoods('/btcpay', gateway)}${last}<h2>Invoices</h2>${drawTable('invoices', store.invoices())}<h2>Payouts</h2>${drawTable('payouts', store.payouts())}`;
    const intro =
      'The stand-in of a BTCPay Server. Each change is announced until the site replies with 2xx.';
    return reply.headers(CONSOLE_HEADERS).send(renderConsolePage({ title: 'BTCPay', intro, body }));
  });
  app.get('/btcpay.json', async () => ({
    mood: gateway.mood,
    invoices: store.invoices().toReversed(),
    payouts: store.payouts().toReversed(),
  }));

  app.post<{ Params: { kind: string; id: string; action: string } }>(
    '/btcpay/:kind/:id/:action',
    async (request, reply) => {
      const said = await actOn(store, request.params);
      if (said === undefined) return reply.code(404).send({ message: 'entity or action not found' });
      return answerAction(request, reply, { home: '/btcpay', said });
    },
  );
  addMoodRoute(app, '/btcpay', gateway);
}

async function actOn(
  store: BtcpayStore,
  { kind, id, action }: { kind: string; id: string; action: string },
): Promise<string | undefined> {
  if (kind === 'invoices' && Object.hasOwn(invoiceActions, action)) {
    const invoice = store.invoices().find((entity) => entity.id === id);
    return invoice && invoiceActions[action]?.(store, invoice);
  }
  if (kind === 'payouts' && Object.hasOwn(payoutActions, action)) {
    const payout = store.payouts().find((entity) => entity.id === id);
    return payout && payoutActions[action]?.(store, payout);
  }
  return undefined;
}

function drawTable(
  kind: 'invoices' | 'payouts',
  entities: readonly (StoredInvoice | StoredPayout)[],
): string {
  if (entities.length === 0) return '<p class="empty">There is none yet.</p>';
  const actions = Object.keys(kind === 'invoices' ? invoiceActions : payoutActions);
  const rows = entities
    .toReversed()
    .slice(0, 100)
    .map((entity) => {
      const state = entity.kind === 'invoice' ? `${entity.status} ${entity.additionalStatus}` : entity.state;
      const webhook = entity.webhooks.at(-1);
      const buttons = actions.map(
        (name) =>
          `<form method="post" action="/btcpay/${kind}/${entity.id}/${name}"><button>${name}</button></form>`,
      );
      const cells = [
        escapeHtml(entity.orderId),
        `${(entity.amountMinor / 100).toFixed(2)} ${escapeHtml(entity.currency)}`,
        state,
        escapeHtml(webhook ? `${webhook.attempts} × · ${webhook.lastAnswer.slice(0, 40)}` : '–'),
        `<details><summary>Do …</summary>${buttons.join(' ')}</details>`,
      ];
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    });
  const head = ['Order', 'Amount', 'State', 'Webhook', 'Actions'].map((name) => `<th>${name}</th>`).join('');
  return `<div class="scroll"><table><tr>${head}</tr>${rows.join('')}</table></div>`;
}
