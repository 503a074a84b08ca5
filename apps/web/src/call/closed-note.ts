import { isServerTimeKnown, onServerTimeKnown, serverNow } from '../app/server-clock.ts';
import { clearEntry, readEntry, writeEntry } from './token-store.ts';

/** Until when the player has closed the account, as a message and as an instant. */
export interface ClosedNote {
  readonly message: string;
  readonly endsAt: string;
}

function parse(stored: string): { readonly note: ClosedNote; readonly endsMs: number } | undefined {
  try {
    // Whatever is stored, the page has to open.
    const note = JSON.parse(stored) as ClosedNote;
    const endsMs = Date.parse(note.endsAt);
    return Number.isNaN(endsMs) ? undefined : { note, endsMs };
  } catch {
    return undefined;
  }
}

/** Kept until the next sign-in or the end: for other tabs, and not lost by a reload. */
export const closedNote = {
  /** The note unless it is over, which only the server's clock says for good. */
  read(): ClosedNote | undefined {
    const stored = readEntry('closed');
    if (stored === null) return undefined;
    const known = parse(stored);
    const isOver = known === undefined || known.endsMs <= serverNow();
    if (isOver && (known === undefined || isServerTimeKnown())) clearEntry('closed');
    return isOver ? undefined : known.note;
  },
  /** Calls back with what the server's clock will say of a stored note, since a device's may be days off. */
  onJudged(callback: (note: ClosedNote | undefined) => void): void {
    onServerTimeKnown(() => {
      if (readEntry('closed') !== null) callback(closedNote.read());
    });
  },
  save: (note: ClosedNote) => void writeEntry('closed', JSON.stringify(note)),
  clear: () => clearEntry('closed'),
};
