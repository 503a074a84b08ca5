import type { WireReply } from '@baize/contract';

import { readEntry } from './token-store.ts';

export type WireUser = WireReply<'GET /user-profile'>['profile'];

export function storedUser(): WireUser | undefined {
  try {
    const user: unknown = JSON.parse(readEntry('user') ?? 'null');
    // We wrote this entry, so its shape isn't checked.
    return typeof user === 'object' && user !== null ? (user as WireUser) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the player of a call is still signed in when its reply arrives. */
export function isStillSignedIn(playerId: number): boolean {
  return readEntry('access_token') !== null && (storedUser()?.id ?? playerId) === playerId;
}
