import type { PlayerKey } from '../wakeups.ts';
import {
  changePlayerStatus,
  type PlayerStatus,
  type StatusReason,
  type StatusServices,
} from './change-player-status.ts';

export interface BlockInput extends PlayerKey, StatusReason {
  readonly status: Exclude<PlayerStatus, 'active'>;
}

/**
 * Stops a player from signing in and placing bets, in every process, as soon as the transaction commits.
 *
 * @throws CallError `data_not_found` if the brand has no such player
 */
export function blockPlayer(
  services: StatusServices,
  { siteId, playerId, status, ...why }: BlockInput,
): Promise<void> {
  return changePlayerStatus(services, { siteId, playerId }, status, why);
}
