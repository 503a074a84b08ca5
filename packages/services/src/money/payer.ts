import type { TransactionRow } from './move-transaction.ts';

/** The field of a form in which the player says who pays; forms of the specification have one each for name and surname. */
export const PAYER_FIELD = 'sender_name';

/** Who paid a deposit: as its gateway says, else as the player wrote; undefined if nobody did. */
export function payerOf({ fields, details }: Pick<TransactionRow, 'fields' | 'details'>): string | undefined {
  const { payer } = details;
  if (typeof payer === 'string' && payer !== '') return payer;
  const parts = [fields[PAYER_FIELD], fields['name'], fields['surname']];
  const typed = parts.filter((part) => part !== undefined && part !== '').join(' ');
  return typed === '' ? undefined : typed;
}
