import { localEntries } from '../../../app/browser-storage.ts';

/** Holds the id of the popup that its reader does not want to see again. */
const STORE = 'seen_popup';

/** True where the reader has put this popup away for good. */
export function isPutAway(id: number): boolean {
  return localEntries.read(STORE) === String(id);
}

export function putAway(id: number): void {
  localEntries.write(STORE, String(id));
}
