import type { TransactionRow } from './move-transaction.ts';

/** The field of a form in which the player says who pays. */
export const PAYER_FIELD = 'sender_name';
/** Of forms with two fields for that, as the specification has one. */
export const PAYER_SURNAME_FIELD = 'surname';

/** Who paid a deposit: as its gateway says, else as the player wrote; undefined if nobody did. */
export function payerOf({ fields, details }: Pick<TransactionRow, 'fields' | 'details'>): string | undefined {
  const { payer } = details;
  if (typeof payer === 'string' && payer !== '') return payer;
  const parts = [fields[PAYER_FIELD], fields['name'], fields[PAYER_SURNAME_FIELD]];
  const typed = parts.filter((part) => part !== undefined && part !== '').join(' ');
  return typed === '' ? undefined : typed;
}
