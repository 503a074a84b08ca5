import type { LiveFeedRequest } from '@baize/providers';

const MAX_KEYS = 500;
const name = /^[\w-]{1,64}$/;

/** Parses a page's request; null if it is unknown or malformed. */
export function readRequest(text: string): LiveFeedRequest | null {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof input !== 'object' || input === null) return null;
  const { type, casinoId, currency, key, pingTime, statistics }: Record<string, unknown> = { ...input };
  if (type === 'ping') {
    return typeof pingTime === 'number' || typeof pingTime === 'string' ? { type, pingTime } : null;
  }
  if (typeof casinoId !== 'string' || !name.test(casinoId)) return null;
  if (type === 'available') return { type, casinoId };
  const keys = Array.isArray(key) ? key : [key];
  const areNames = keys.every((id): id is string => typeof id === 'string' && name.test(id));
  if (type !== 'subscribe' || typeof currency !== 'string' || !areNames || keys.length > MAX_KEYS)
    return null;
  return { type, casinoId, currency, key: keys, statistics: statistics === true };
}
