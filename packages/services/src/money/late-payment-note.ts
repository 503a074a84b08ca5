/** Key of the note on a deposit whose money came after it had been cancelled or had run out. */
export const LATE_PAYMENT_NOTE = 'note_late_payment';
