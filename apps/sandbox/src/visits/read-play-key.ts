import { readFields } from '../wire/read-fields.ts';

/** The key of its session in the first text of a page, `{ "playKey": "…" }`; empty, which no page has, if it is something else. */
export function readPlayKey(text: string): string {
  const playKey = readFields(text)?.['playKey'];
  return typeof playKey === 'string' ? playKey : '';
}
