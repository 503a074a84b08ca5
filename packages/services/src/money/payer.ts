import type { TransactionRow } from './move-transaction.ts';

/** The field of a form in which the player says who pays. */
export const PAYER_FIELD = 'sender_name';

/** Who paid a deposit: as its gateway says, else as the player wrote; undefined if nobody did. */
export function payerOf({ fields, details }: Pick<TransactionRow, 'fields' | 'details'>): string | undefined {
  const { payer } = details;
  if (typeof payer === 'string' && payer !== '') return payer;
  const typed = fields[PAYER_FIELD] ?? '';
  return typed === '' ? undefined : typed;
}
