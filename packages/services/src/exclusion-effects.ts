import type { Transaction } from '@baize/db';

import type { PlayerKey } from './wakeups.ts';

/**
 * Does what an exclusion means for something that the area of limits does not know, such as freezing running bonuses.
 * It runs in the transaction that closes the account, with the player's row locked; if it throws, nothing is closed. It
 * may run again when a closed account is closed for longer.
 */
export type ExclusionEffect = (
  transaction: Transaction,
  player: PlayerKey,
  exclusion: { readonly endsAt: Date },
) => Promise<void>;
