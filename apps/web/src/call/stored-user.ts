import type { WireReply } from '@baize/contract';

import { readEntry } from './token-store.ts';

export type WireUser = WireReply<'GET /user-profile'>['profile'];

export function storedUser(): WireUser | undefined {
  try {
    const user: unknown = JSON.parse(readEntry('user') ?? 'null');
    // The entry is our own, so its shape isn't checked.
    return typeof user === 'object' && user !== null ? (user as WireUser) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether nobody has signed out, or in as another player, since a call for this player was sent. */
export function isStillSignedIn(playerId: number): boolean {
  return readEntry('access_token') !== null && (storedUser()?.id ?? playerId) === playerId;
}
