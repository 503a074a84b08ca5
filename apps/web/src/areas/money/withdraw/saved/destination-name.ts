import type { PaymentMethod } from '../../form/payment-method.ts';
import type { PayoutDestination } from '../../payment-queries.ts';

/** "TR33 … 1326 · Maaş hesabım": a long name is cut off, not the account. */
export function destinationName({
  name,
  account,
  method,
}: Pick<PayoutDestination, 'name' | 'account' | 'method'>): string {
  const known = account ?? method;
  return name === null ? known : `${known} · ${name}`;
}

const kept = new Set(['amount', 'file', 'hidden', 'note']);

/** A method whose form asks only for what a saved account does not say. The server fills in the rest. */
export function withoutDestination(method: PaymentMethod): PaymentMethod {
  const fields = method.options.fields.filter(({ type }) => kept.has(type));
  return { ...method, options: { ...method.options, fields } };
}
