import type { FollowMessage } from './book-messages.ts';

/** Of each kind, more than any page shows. */
const MOST = 250;

function readEvents(value: unknown): (readonly [number, number])[] | null {
  if (!Array.isArray(value) || value.length > MOST) return null;
  const events = value.map((entry: unknown) => {
    const [event, version] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const isRight = Number.isSafeInteger(event) && Number.isSafeInteger(version);
    return isRight ? ([Number(event), Number(version)] as const) : null;
  });
  return events.every((event) => event !== null) ? events : null;
}

/** A message of a page; null for anything else. */
export function readFollow(text: string): FollowMessage | null {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return null;
    const { type, rows, whole } = json as Readonly<Record<string, unknown>>;
    const [shown, full] = [readEvents(rows), readEvents(whole)];
    return type === 'follow' && shown !== null && full !== null ? { type, rows: shown, whole: full } : null;
  } catch {
    return null;
  }
}
