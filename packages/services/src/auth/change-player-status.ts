import { CallError } from '@baize/contract';
import {
  and,
  eq,
  inTransaction,
  player,
  type playerStatus,
  playerStatusChange,
  type Transaction,
} from '@baize/db';

import type { Services } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
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

export interface StatusChange extends StatusReason {
  readonly status: PlayerStatus;
  /** Of a suspension: when it is over by itself. */
  readonly until?: Date;
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
  why: StatusReason,
): Promise<void> {
  const ended = await inTransaction(services.database, async (transaction) => {
    const current = await lockPlayer(transaction, key);
    if (!current) throw new CallError('data_not_found');
    return changeStatusWithin(services, transaction, current, { ...why, status });
  });
  publishEnds(services, key, ended);
}

/**
 * The same in the caller's transaction, which has locked the player's row.
 *
 * @returns ids of the sessions that ended, for `publishEnds` after the commit
 */
export async function changeStatusWithin(
  { ledger, clock, ids }: Pick<StatusServices, 'ledger' | 'clock' | 'ids'>,
  transaction: Transaction,
  current: Pick<typeof player.$inferSelect, 'siteId' | 'id' | 'status'>,
  { status, until, changedBy, reason }: StatusChange,
): Promise<number[]> {
  if (current.status === status) return [];
  const { siteId, id: playerId } = current;
  const isActive = status === 'active';
  const now = clock.now();
  await transaction.sql
    .update(player)
    .set({ status, suspendedUntil: until ?? null })
    .where(and(eq(player.siteId, siteId), eq(player.id, playerId)));
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
  const sessions = isActive ? [] : await endSessions(transaction, { siteId, playerId }, 'blocked', now);
  await ledger.within(transaction).setState(siteId, playerId, isActive ? 'open' : 'blocked');
  return sessions;
}
