import { CallError } from '@baize/contract';
import { and, eq, inTransaction, player, type playerStatus, playerStatusChange } from '@baize/db';

import type { Services } from '../context.ts';
import type { PlayerKey } from '../wakeups.ts';
import { endSessions, publishEnds } from './end-sessions.ts';

export type PlayerStatus = (typeof playerStatus)[number];

export type StatusServices = Pick<Services, 'database' | 'ledger' | 'clock' | 'ids' | 'wakeups'>;

export interface StatusReason {
  /** `player`, `system`, or `operator` followed by a name: `operator ada`. */
  readonly changedBy: string;
  /** For the audit trail. */
  readonly reason: string;
}

/**
 * The only way to change a player's status: the status, the ledger's state and the audit trail change together. Any
 * status but `active` also ends the player's sessions and their games; after the commit bets are refused, while wins
 * and refunds of open rounds are still booked. Setting the current status again changes nothing and adds nothing to the
 * trail.
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
