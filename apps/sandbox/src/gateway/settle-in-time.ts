import { actOn } from './payment-actions.ts';
import type { PaymentService } from './payment-service.ts';
import type { Payment } from './payment.ts';

/** Time until a coin payment has its next confirmation. */
const CONFIRMATION_MS = 4_000;

/** What happens to a payment by itself: it expires, or its coins are confirmed. The site is notified. */
export async function settleInTime(payments: PaymentService, payment: Payment): Promise<void> {
  const now = payments.now().getTime();
  const { state, expiresAt, coin, sentAt } = payment;
  if (state === 'open' && expiresAt !== null && now >= Date.parse(expiresAt))
    return payments.change(payment, { state: 'expired' }, { delayMs: 1 });
  if (state !== 'seen' || !coin || sentAt === null) return;
  const passed = Math.floor((now - Date.parse(sentAt)) / CONFIRMATION_MS);
  const confirmations = Math.min(passed, coin.confirmationsNeeded);
  if (confirmations === coin.confirmationsNeeded) await actOn(payments, payment, 'approve');
  else if (confirmations !== coin.confirmations)
    await payments.change(payment, { coin: { ...coin, confirmations } }, { delayMs: 1 });
}

/** The player sends coins; they are not confirmed yet. */
export async function sendCoins(payments: PaymentService, payment: Payment): Promise<void> {
  const { coin, state } = payment;
  if (!coin || state !== 'open') return;
  const sentAt = payments.now().toISOString();
  await payments.change(payment, { state: 'seen', sentAt, coin: { ...coin, paid: coin.amount } });
}
