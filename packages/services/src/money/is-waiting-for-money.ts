import type { paymentTransaction } from '@baize/db';

/** Of a deposit in processing: money is on its way, and nobody has to decide. */
export function isWaitingForMoney({
  changeReason,
}: Pick<typeof paymentTransaction.$inferSelect, 'changeReason'>): boolean {
  return changeReason === 'seen' || changeReason === 'late_payment';
}
