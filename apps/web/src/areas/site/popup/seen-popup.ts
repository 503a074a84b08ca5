import { localEntries } from '../../../app/browser-storage.ts';

/** The id of the popup that was dismissed for good. */
const STORAGE_KEY = 'seen_popup';

/** Whether this popup was dismissed for good. */
export function isDismissed(id: number): boolean {
  return localEntries.read(STORAGE_KEY) === String(id);
}

export function dismissPopup(id: number): void {
  localEntries.write(STORAGE_KEY, String(id));
}
