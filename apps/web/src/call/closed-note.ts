import { serverNow } from '../app/server-clock.ts';
import { clearEntry, readEntry, writeEntry } from './token-store.ts';

/** Until when the player has closed the account, as a message and as an instant. */
export interface ClosedNote {
  readonly message: string;
  readonly endsAt: string;
}

function parse(stored: string): ClosedNote | undefined {
  try {
    // Whatever is stored, the page has to open.
    const note = JSON.parse(stored) as ClosedNote;
    return Date.parse(note.endsAt) > serverNow() ? note : undefined;
  } catch {
    return undefined;
  }
}

/** Kept until the next sign-in or the end: for other tabs, and not lost by a reload. */
export const closedNote = {
  read(): ClosedNote | undefined {
    const stored = readEntry('closed');
    if (stored === null) return undefined;
    const note = parse(stored);
    if (!note) clearEntry('closed');
    return note;
  },
  save: (note: ClosedNote) => void writeEntry('closed', JSON.stringify(note)),
  clear: () => clearEntry('closed'),
};
