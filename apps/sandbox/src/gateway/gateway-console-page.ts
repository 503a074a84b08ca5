import { escapeHtml } from '../consoles/html.ts';
import type { Payment } from './payment.ts';

const WAITING_ACTIONS = [
  ['approve', 'Approve', 'yes'],
  ['refuse', 'Refuse', 'no'],
  ['late', 'Approve, notice 20 s late', ''],
  ['forge', 'Forge an approval', ''],
] as const;

const DECIDED_ACTIONS = [
  ['repeat', 'Repeat the notice', ''],
  ['contradict', 'Say the opposite', ''],
  ['forge', 'Forge', ''],
  ['stale', 'Repeat, signed 10 min ago', ''],
] as const;

/** @param said outcome of the last action, if there was one */
export function drawPayments(payments: readonly Payment[], said: string | null): string {
  const last = said === null ? '' : `<p class="empty" role="status">Last action: ${escapeHtml(said)}</p>`;
  if (payments.length === 0) return `${last}<p class="empty">No payment has been made yet.</p>`;
  const head = ['Transaction', 'Amount', 'Player', 'Method', 'State', 'Notice', 'Actions']
    .map((name) => `<th>${name}</th>`)
    .join('');
  return `${last}<div class="scroll"><table><tr>${head}</tr>${payments.map(drawPayment).join('')}</table></div>`;
}

function drawPayment(payment: Payment): string {
  const { providerRef, state, notice } = payment;
  const amount = `${(payment.amountMinor / 100).toFixed(2)} ${payment.currency}`;
  const cells = [
    `<a href="/gateway/pay/${providerRef}">${payment.transactionId}</a>`,
    escapeHtml(amount),
    escapeHtml(payment.player.name),
    escapeHtml(payment.method.name),
    `<span class="tag ${state}">${state}</span>`,
    notice === null
      ? '–'
      : escapeHtml(
          `${notice.isDelivered ? 'delivered' : 'not delivered yet'} · ${notice.attempts} × · ${notice.lastAnswer.slice(0, 40)}`,
        ),
    (state === 'waiting' ? WAITING_ACTIONS : DECIDED_ACTIONS)
      .map(
        ([action, label, look]) =>
          `<form method="post" action="/gateway/payments/${providerRef}/${action}"><button class="${look}">${label}</button></form>`,
      )
      .join(' '),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
