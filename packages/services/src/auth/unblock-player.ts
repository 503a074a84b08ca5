import type { PlayerKey } from '../wakeups.ts';
import { changePlayerStatus, type StatusReason, type StatusServices } from './change-player-status.ts';

/**
 * Lets a player sign in and bet again. Sessions and games that the block ended stay ended.
 *
 * @throws CallError `data_not_found` if the brand has no such player
 */
export function unblockPlayer(
  services: StatusServices,
  { siteId, playerId, ...why }: PlayerKey & StatusReason,
): Promise<void> {
  return changePlayerStatus(services, { siteId, playerId }, 'active', why);
}
