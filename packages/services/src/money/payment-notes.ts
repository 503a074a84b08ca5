/** Message key of the note on a deposit that was paid after it had been cancelled or had expired. */
export const LATE_PAYMENT_NOTE = 'note_late_payment';

/** Message key of the note on a withdrawal whose money was needed for a deposit that was taken back. */
export const DEPOSIT_RETURNED_NOTE = 'note_deposit_returned';

/** Message key of the note on a document that nobody decided in time. */
export const DOCUMENT_EXPIRED_NOTE = 'note_document_expired';

const keys = [LATE_PAYMENT_NOTE, DEPOSIT_RETURNED_NOTE, DOCUMENT_EXPIRED_NOTE] as const;

/** The note of a payment or document as the player reads it: notes by the product are message keys, notes by people are text. */
export function readNote(note: string | null, text: (key: (typeof keys)[number]) => string): string | null {
  const key = keys.find((one) => one === note);
  return key ? text(key) : note;
}
