import { findWrongRoll, replayTavla, type TavlaHistory } from '@baize/games/tavla';

/** Whether the history of a match is one of the chain of dice that it names, and by the rules. */
export type MatchVerdict =
  | { readonly isProven: true; readonly rolls: number }
  /** The first roll that is wrong; 0 if the history is none. */
  | { readonly isProven: false; readonly roll: number };

export async function verifyMatch(history: TavlaHistory): Promise<MatchVerdict> {
  try {
    const roll = await findWrongRoll(history);
    if (roll !== null) return { isProven: false, roll };
    const { rolls } = replayTavla(history);
    return rolls > 0 ? { isProven: true, rolls } : { isProven: false, roll: 0 };
  } catch {
    return { isProven: false, roll: 0 };
  }
}

/** The history in a text that a player pasted; null if it is none. */
export function readHistory(text: string): TavlaHistory | null {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || !('setup' in json) || !('events' in json)) return null;
    // Whatever else is wrong with it proves nothing.
    return Array.isArray(json.events) && typeof json.setup === 'object' ? (json as TavlaHistory) : null;
  } catch {
    return null;
  }
}
