import type { PlayerContext } from '../context.ts';

/** Notifies the player's open pages, on all devices, that limits or the interval of reality checks have changed. */
export function publishLimits({ wakeups, player }: Pick<PlayerContext, 'wakeups' | 'player'>): void {
  wakeups.publish({ siteId: player.siteId, playerId: player.id }, { kind: 'limits' });
}
