/** What the frame of a game may send. */
export type GameMessage =
  /** A host of scripts waits for markup, at the port that comes with the message. */
  | { readonly type: 'baize:script-host' }
  | { readonly type: 'baize:ready' }
  | { readonly type: 'baize:round'; readonly state: 'started' | 'ended' }
  /** What the game counts with, in minor units: lower than the balance while a stake is on its way. */
  | { readonly type: 'baize:balance'; readonly balanceMinor: number }
  | { readonly type: 'baize:deposit' }
  | { readonly type: 'baize:reload' }
  | { readonly type: 'baize:exit' };

const plainTypes = [
  'baize:script-host',
  'baize:ready',
  'baize:deposit',
  'baize:reload',
  'baize:exit',
] as const;

/** Parses a message from the frame; undefined for anything unknown, which is then ignored. */
export function parseGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'baize:round') {
    const state = 'state' in data ? data.state : undefined;
    return state === 'started' || state === 'ended' ? { type: 'baize:round', state } : undefined;
  }
  if (data.type === 'baize:balance') {
    const balanceMinor = 'balanceMinor' in data ? data.balanceMinor : undefined;
    if (typeof balanceMinor !== 'number' || !Number.isSafeInteger(balanceMinor) || balanceMinor < 0)
      return undefined;
    return { type: 'baize:balance', balanceMinor };
  }
  const type = plainTypes.find((known) => known === data.type);
  return type && { type };
}
