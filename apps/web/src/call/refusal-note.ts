import { clearEntry, readEntry, writeEntry } from './token-store.ts';

/**
 * With what message the server refused the token that a tab removes, empty if it sent none. Kept until the session after it, for
 * the other tabs, which cannot see who removed it.
 */
export const refusalNote = {
  read: (): string | null => readEntry('refused'),
  save: (message = '') => void writeEntry('refused', message),
  clear: () => clearEntry('refused'),
};
