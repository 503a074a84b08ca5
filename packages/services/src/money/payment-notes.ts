/** Message key of the note on a deposit that was paid after it had been cancelled or had expired. */
export const LATE_PAYMENT_NOTE = 'note_late_payment';

/** Message key of the note on a withdrawal whose money was needed for a deposit that was taken back. */
export const DEPOSIT_RETURNED_NOTE = 'note_deposit_returned';

/** The note of a payment as the player reads it: notes by the product are message keys, notes by people are text. */
export function readNote(
  note: string | null,
  text: (key: typeof LATE_PAYMENT_NOTE | typeof DEPOSIT_RETURNED_NOTE) => string,
): string | null {
  return note === LATE_PAYMENT_NOTE || note === DEPOSIT_RETURNED_NOTE ? text(note) : note;
}
