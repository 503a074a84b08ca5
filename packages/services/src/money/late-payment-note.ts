/** Message key of the note on a deposit that was paid after it had been cancelled or had expired. */
export const LATE_PAYMENT_NOTE = 'note_late_payment';
