import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { CONSOLE_HEADERS, renderConsolePage } from '../consoles/console-page.ts';
import { escapeHtml } from '../consoles/html.ts';
import type { PagePayment } from './page-payment.ts';
import {
  type CallMood,
  callMoods,
  type NoticeTrick,
  noticeTricks,
  type PagePayments,
} from './page-payments.ts';

/** How long the action `late` delays its notice. */
const LATE_BY_MS = 20_000;

const MOODS: Readonly<Record<CallMood, string>> = {
  answer: 'Answer',
  slow: 'Reply three seconds late',
  silent: 'Never reply',
  refuse: 'Refuse with 503',
};

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
  app.post<{ Params: { mood: string } }>(`${home}/mood/:mood`, async (request, reply) => {
    const mood = callMoods.find((each) => each === request.params.mood);
    if (mood === undefined) return reply.code(404).send({ message: `moods: ${callMoods.join(', ')}` });
    payments.mood = mood;
    return answer(request, reply, home, { said: MOODS[mood] });
  });
  app.post<{ Params: { ref: string; action: string } }>(
    `${home}/payments/:ref/:action`,
    async (request, reply) => {
      const payment = payments.find(request.params.ref) ?? undefined;
      const said = payment && (await act(payments, payment, request.params.action));
      if (payment === undefined || said === undefined)
        return reply.code(404).send({ message: 'payment or action not found' });
      return answer(request, reply, home, { said, payment });
    },
  );
}

async function act(
  payments: PagePayments,
  payment: PagePayment,
  action: string,
): Promise<string | undefined> {
  const decided = (isNew: boolean) => (isNew ? 'decided' : 'already decided');
  if (action === 'approve') return decided(await payments.decide(payment, 'paid'));
  if (action === 'refuse') return decided(await payments.decide(payment, 'failed'));
  if (action === 'late') return decided(await payments.decide(payment, 'paid', LATE_BY_MS));
  const trick = noticeTricks.find((each) => each === action);
  return trick && payments.play(payment, trick);
}

/** Forms are redirected to the page, programs get JSON. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  home: string,
  result: { said: string; payment?: PagePayment | undefined },
) {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm
    ? reply.redirect(`${home}?${new URLSearchParams({ said: result.said })}`, 303)
    : reply.send(result);
}

function drawConsole(payments: PagePayments, name: string, said: string | null): string {
  const last = said === null ? '' : `<p class="empty" role="status">Last action: ${escapeHtml(said)}</p>`;
  const moods = callMoods.map((mood) => {
    const marks = mood === payments.mood ? ' class="yes" aria-pressed="true"' : '';
    return `<form method="post" action="/${name}/mood/${mood}"><button${marks}>${MOODS[mood]}</button></form>`;
  });
  const rows = payments.list().toReversed().slice(0, 100);
  const head = ['Transaction', 'Amount', 'Payer', 'Facts', 'State', 'Notice', 'Actions'];
  const table =
    rows.length === 0
      ? '<p class="empty">No payment has been made yet.</p>'
      : `<div class="scroll"><table><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows.map((payment) => drawRow(payment, name)).join('')}</table></div>`;
  return `${last}<div class="row">${moods.join(' ')}</div><h2>Payments</h2>${table}`;
}

function drawRow({ providerRef, state, notice, ...payment }: PagePayment, name: string): string {
  const actions: [string, string][] =
    state === 'open'
      ? [
          ['approve', 'Approve'],
          ['refuse', 'Refuse'],
          ['late', 'Approve, notice 20 s late'],
        ]
      : [];
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
