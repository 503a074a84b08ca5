import { drawChoices } from '../consoles/console-actions.ts';
import { escapeHtml } from '../consoles/html.ts';
import { type GatewayControls, PAYOUT_MODES } from './gateway-controls.ts';
import { drawMoods } from './mood-console.ts';
import { possibleActions } from './payment-actions.ts';
import { type Payment, returnedMinor } from './payment.ts';

/** The faults of the whole gateway. */
export function drawControls(controls: GatewayControls): string {
  const payouts = { title: 'New payouts', path: '/gateway/payout-mode', choices: PAYOUT_MODES };
  return drawMoods('/gateway', controls) + drawChoices({ ...payouts, current: controls.payoutMode });
}

/** @param said outcome of the last action, if there was one */
export function drawPayments(payments: readonly Payment[], said: string | null): string {
  const last = said === null ? '' : `<p class="empty" role="status">Last action: ${escapeHtml(said)}</p>`;
  if (payments.length === 0) return `${last}<p class="empty">No payment has been made yet.</p>`;
  const head = ['Transaction', 'Amount', 'Player', 'Method', 'State', 'Notices', 'Actions']
    .map((name) => `<th>${name}</th>`)
    .join('');
  return `<h2>Payments</h2>${last}<div class="scroll"><table><tr>${head}</tr>${payments.map(drawPayment).join('')}</table></div>`;
}

function drawPayment(payment: Payment): string {
  const { providerRef, transactionId, state, subject, notices } = payment;
  const cells = [
    subject === 'payout'
      ? `${transactionId} payout`
      : `<a href="/gateway/pay/${providerRef}">${transactionId}</a>`,
    escapeHtml(amounts(payment)),
    escapeHtml(payment.player.name),
    escapeHtml(`${payment.method.name} · ${payment.family}`),
    `<span class="tag ${state}">${state}</span>`,
    notices.length === 0
      ? '–'
      : notices
          .slice(-3)
          .map(({ isDelivered, attempts, lastAnswer }) =>
            escapeHtml(
              `${isDelivered ? 'delivered' : 'not delivered yet'} · ${attempts} × · ${lastAnswer.slice(0, 40)}`,
            ),
          )
          .join('<br>'),
    `<details><summary>Do …</summary>${possibleActions(payment)
      .map(
        ([action, { label, look }]) =>
          `<form method="post" action="/gateway/payments/${providerRef}/${action}"><button class="${look ?? ''}">${escapeHtml(label)}</button></form>`,
      )
      .join(' ')}</details>`,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function amounts(payment: Payment): string {
  const show = (minor: number, currency: string) => `${(minor / 100).toFixed(2)} ${currency}`;
  const wanted = show(payment.amountMinor, payment.currency);
  const got = show(payment.receivedMinor, payment.receivedCurrency);
  const back = returnedMinor(payment);
  return `${wanted}${got === wanted ? '' : `, got ${got}`}${back === 0 ? '' : `, back ${show(back, payment.receivedCurrency)}`}`;
}
