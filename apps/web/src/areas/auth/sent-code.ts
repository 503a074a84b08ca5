import { tabEntries } from '../../app/browser-storage.ts';
import { isServerTimeKnown, serverNow } from '../../app/server-clock.ts';

const STORAGE_KEY = 'baize.phone-code';
/** How long the server accepts the code. */
const LIFE_MS = 10 * 60_000;

/** A code that was sent. */
export interface SentCode {
  readonly id: string;
  readonly countryId: number;
  /** National number. */
  readonly no: string;
  /** With dial code, for display. */
  readonly phone: string;
  readonly sentAtMs: number;
}

/** Notes when the code was sent, and saves it so that the step survives a reload. */
export function saveSentCode(playerId: number, code: Omit<SentCode, 'sentAtMs'>): SentCode {
  const sent = { ...code, sentAtMs: serverNow() };
  tabEntries.write(STORAGE_KEY, JSON.stringify({ ...sent, playerId }));
  return sent;
}

export function forgetSentCode(): void {
  tabEntries.remove(STORAGE_KEY);
}

/** The code that waits to be typed, unless it was another player's or has expired. */
export function readSentCode(playerId: number): SentCode | undefined {
  try {
    const saved = JSON.parse(tabEntries.read(STORAGE_KEY) ?? 'null') as
      | (SentCode & { readonly playerId: number })
      | null;
    if (saved?.playerId !== playerId) return undefined;
    // Until a reply has shown the time, the server decides about the code.
    return !isServerTimeKnown() || serverNow() - saved.sentAtMs < LIFE_MS ? saved : undefined;
  } catch {
    return undefined;
  }
}
