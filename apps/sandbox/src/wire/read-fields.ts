export type Fields = Readonly<Record<string, unknown>>;

/** The object in a text of a page; null if it is none. */
export function readFields(text: string): Fields | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null;
  } catch {
    return null;
  }
}
