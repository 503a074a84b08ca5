import { CallError } from '@baize/contract';
import { and, eq, inTransaction, player, type playerStatus, playerStatusChange } from '@baize/db';

import type { Services } from '../context.ts';
import type { PlayerKey } from '../wakeups.ts';
import { endSessions, publishEnds } from './end-sessions.ts';

export type PlayerStatus = (typeof playerStatus)[number];

export type StatusServices = Pick<Services, 'database' | 'ledger' | 'clock' | 'ids' | 'wakeups'>;

export interface StatusReason {
  /** Who wants it: `player`, `system`, or `operator` with a name: `operator ada`. */
  readonly changedBy: string;
  /** For those who read the trail later. */
  readonly reason: string;
}

/**
 * The one switch for whether a player may play: the status, the ledger's state and the trail change together. Anything
 * but `active` also ends the sessions with their games; bets are refused from the commit on, while wins and refunds of
 * open rounds are still booked. A status that the player has already is left as it is, without another line of the trail.
 *
 * @throws CallError `data_not_found` if the brand has no such player
 */
export async function changePlayerStatus(
  services: StatusServices,
  key: PlayerKey,
  status: PlayerStatus,
  { changedBy, reason }: StatusReason,
): Promise<void> {
  const { database, ledger, clock, ids } = services;
  const { siteId, playerId } = key;
  const isPlayer = and(eq(player.siteId, siteId), eq(player.id, playerId));
  const isActive = status === 'active';
  const now = clock.now();
  const ended = await inTransaction(database, async (transaction) => {
    const [current] = await transaction.sql
      .select({ status: player.status })
      .from(player)
      .where(isPlayer)
      .for('update');
    if (!current) throw new CallError('data_not_found');
    if (current.status === status) return [];
    await transaction.sql.update(player).set({ status }).where(isPlayer);
    await transaction.sql.insert(playerStatusChange).values({
      siteId,
      playerId,
      id: ids.next(),
      fromStatus: current.status,
      toStatus: status,
      changedBy,
      reason,
      changedAt: now,
    });
    const sessions = isActive ? [] : await endSessions(transaction, key, 'blocked', now);
    await ledger.within(transaction).setState(siteId, playerId, isActive ? 'open' : 'blocked');
    return sessions;
  });
  publishEnds(services, key, ended);
}
