import type { PaymentValues } from '../form/payment-values.ts';

/** What was typed when a session ended, until the same player is back at the form. In memory only. */
const kept = new Map<string, PaymentValues>();

export function keepForm(form: string, playerId: number | undefined, values: PaymentValues): void {
  kept.clear();
  if (playerId !== undefined) kept.set(`${form} ${playerId}`, values);
}

/** @returns undefined if nothing was kept for this player */
export function takeForm(form: string, playerId: number | undefined): PaymentValues | undefined {
  const key = `${form} ${playerId}`;
  const values = kept.get(key);
  kept.delete(key);
  return values;
}
