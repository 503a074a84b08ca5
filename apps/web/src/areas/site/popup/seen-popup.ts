import { localEntries } from '../../../app/browser-storage.ts';

/** Holds the id of the popup that its reader does not want to see again. */
const STORAGE_KEY = 'seen_popup';

/** True where the reader has put this popup away for good. */
export function isDismissed(id: number): boolean {
  return localEntries.read(STORAGE_KEY) === String(id);
}

export function dismissPopup(id: number): void {
  localEntries.write(STORAGE_KEY, String(id));
}
