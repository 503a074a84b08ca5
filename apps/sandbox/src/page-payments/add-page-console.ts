import type { FastifyInstance } from 'fastify';

import { answerAction } from '../consoles/console-actions.ts';
import { CONSOLE_HEADERS, renderConsolePage } from '../consoles/console-page.ts';
import { escapeHtml } from '../consoles/html.ts';
import { addMoodRoute, drawMoods } from '../gateway/mood-console.ts';
import type { PageOutcome, PagePayment } from './page-payment.ts';
import { type DecisionPlan, type NoticeTrick, noticeTricks, type PagePayments } from './page-payments.ts';

/** How long the action `late` delays its notice. */
const LATE_BY_MS = 20_000;

const TRICKS: Readonly<Record<NoticeTrick, string>> = {
  repeat: 'Repeat the notice',
  contradict: 'Say the opposite',
  forge: 'Forge an approval',
  stale: 'Repeat, signed 10 min ago',
  unknown: 'Approve an unknown payment',
  less: 'Approve 1.00 less',
  euro: 'Approve in euro',
};

interface PageConsole {
  /** Its path. */
  readonly name: string;
  readonly title: string;
  readonly intro: string;
}

/** The console of a provider: its payments, its mood, and notices that a site has to withstand. */
export function addPageConsole(app: FastifyInstance, payments: PagePayments, about: PageConsole): void {
  const { name, title, intro } = about;
  const home = `/${name}`;
  app.get<{ Querystring: { said?: string } }>(home, async (request, reply) =>
    reply
      .headers(CONSOLE_HEADERS)
      .send(
        renderConsolePage({ title, intro, body: drawConsole(payments, name, request.query.said ?? null) }),
      ),
  );
  app.get(`${home}.json`, async () => ({ mood: payments.mood, payments: payments.list().toReversed() }));
  addMoodRoute(app, home, payments);
  app.post<{ Params: { ref: string; action: string } }>(
    `${home}/payments/:ref/:action`,
    async (request, reply) => {
      const payment = payments.find(request.params.ref) ?? undefined;
      const said = payment && (await act(payments, payment, request.params.action));
      if (payment === undefined || said === undefined)
        return reply.code(404).send({ message: 'payment or action not found' });
      return answerAction(request, reply, { home, said, json: { said, payment } });
    },
  );
}

/** How an open payment can end, by the name of the action. */
const DECISIONS: Readonly<Record<string, { label: string; outcome: PageOutcome; plan: PlanOf }>> = {
  approve: { label: 'Approve', outcome: 'paid', plan: () => ({}) },
  refuse: { label: 'Refuse', outcome: 'failed', plan: () => ({}) },
  late: { label: 'Approve, notice 20 s late', outcome: 'paid', plan: () => ({ delayMs: LATE_BY_MS }) },
  silent: { label: 'Approve without a notice', outcome: 'paid', plan: () => ({ isSilent: true }) },
  part: {
    label: 'Half of the amount',
    outcome: 'paid',
    plan: (payment) => ({ received: share(payment, 0.5) }),
  },
  over: {
    label: 'A fifth too much',
    outcome: 'paid',
    plan: (payment) => ({ received: share(payment, 1.2) }),
  },
  currency: { label: 'Other currency', outcome: 'paid', plan: () => ({ received: { currency: 'USD' } }) },
};

type PlanOf = (payment: PagePayment) => DecisionPlan;

const share = ({ amountMinor }: PagePayment, part: number) => ({
  amountMinor: Math.round(amountMinor * part),
});

/** @returns the outcome; undefined if there is no such action */
async function act(
  payments: PagePayments,
  payment: PagePayment,
  action: string,
): Promise<string | undefined> {
  const decision = Object.hasOwn(DECISIONS, action) ? DECISIONS[action] : undefined;
  if (decision) {
    const isNew = await payments.decide(payment, decision.outcome, decision.plan(payment));
    return isNew ? 'decided' : 'already decided';
  }
  const trick = noticeTricks.find((each) => each === action);
  return trick && payments.play(payment, trick);
}

function drawConsole(payments: PagePayments, name: string, said: string | null): string {
  const last = said === null ? '' : `<p class="empty" role="status">Last action: ${escapeHtml(said)}</p>`;
  const rows = payments.list().toReversed().slice(0, 100);
  const head = ['Transaction', 'Amount', 'Payer', 'Facts', 'State', 'Notice', 'Actions'];
  const table =
    rows.length === 0
      ? '<p class="empty">No payment has been made yet.</p>'
      : `<div class="scroll"><table><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows.map((payment) => drawRow(payment, name)).join('')}</table></div>`;
  return `${last}${drawMoods(`/${name}`, payments)}<h2>Payments</h2>${table}`;
}

function drawRow({ providerRef, state, notice, ...payment }: PagePayment, name: string): string {
  const labels = Object.entries(DECISIONS).map(([action, { label }]) => [action, label] as const);
  const actions = state === 'open' ? labels : [];
  const buttons = [...actions, ...Object.entries(TRICKS)].map(
    ([action, label]) =>
      `<form method="post" action="/${name}/payments/${providerRef}/${action}"><button>${label}</button></form>`,
  );
  const delivery = notice?.isDelivered ? 'delivered' : 'not delivered yet';
  const cells = [
    `<a href="/${name}/pay/${providerRef}">${payment.transactionId}</a>`,
    escapeHtml(`${(payment.amountMinor / 100).toFixed(2)} ${payment.currency}`),
    escapeHtml(payment.payer),
    escapeHtml(Object.values(payment.facts).join(' · ')),
    `<span class="tag ${state}">${state}</span>`,
    notice === null
      ? '–'
      : escapeHtml(`${delivery} · ${notice.attempts} × · ${notice.lastAnswer.slice(0, 40)}`),
    buttons.join(' '),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
