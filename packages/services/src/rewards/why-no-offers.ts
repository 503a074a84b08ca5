import type { Transaction } from '@baize/db';

import type { PlayerKey } from '../wakeups.ts';

/** The account is closed or its wallet frozen, one of the player's own limits is reached, or the player wants no offers. */
export type NoOffers = 'closed' | 'limit' | 'choice';

/** Why a player is offered nothing and gets no messages about offers; undefined if nothing is in the way. */
export async function whyNoOffers(
  client: Pick<Transaction['client'], 'query'>,
  { siteId, playerId }: PlayerKey,
  now: Date,
): Promise<NoOffers | undefined> {
  const { rows } = await client.query<{ why: NoOffers | null }>('select why_no_offers($1, $2, $3) as why', [
    siteId,
    playerId,
    now,
  ]);
  return rows[0]?.why ?? undefined;
}

/** Whether it will be over, so that what is given meanwhile can wait; who wants no offers gets none later either. */
export const isPassing = (why: NoOffers | undefined): boolean => why === 'limit' || why === 'closed';
