/** What a tab remembers. Browsers may refuse storage to a frame, and a page of no origin has none: then nothing is remembered. */
export function readSaved(name: string): unknown {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export function save(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The value then lasts as long as the page.
  }
}
