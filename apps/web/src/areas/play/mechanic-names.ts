import type { SlotMechanic } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';

const names: Readonly<Record<SlotMechanic, MessageKey>> = {
  lines: 'play_mechanic_lines',
  ways: 'play_mechanic_ways',
  coins: 'play_mechanic_coins',
  cluster: 'play_mechanic_cluster',
  changing: 'play_mechanic_changing',
  climbing: 'play_mechanic_climbing',
};

/** How slots pay, in the words of a player. */
export const mechanicNames: ReadonlyMap<string, MessageKey> = new Map(Object.entries(names));
