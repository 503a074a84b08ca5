/** Holds the id of the popup that its reader does not want to see again. */
const STORE = 'seen_popup';

/** True where the reader has put this popup away for good. */
export function isPutAway(id: number): boolean {
  try {
    return localStorage.getItem(STORE) === String(id);
  } catch {
    return false;
  }
}

export function putAway(id: number): void {
  try {
    localStorage.setItem(STORE, String(id));
  } catch {
    // Without storage it comes again at the next visit.
  }
}
