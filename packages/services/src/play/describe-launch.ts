import { device, gameCategory, type Reply } from '@baize/contract';

import type { GameFacts } from '../game-facts.ts';

const categories: Readonly<Record<string, number>> = gameCategory;

/** The reply to a launch. Our own page frames the game on every screen size, so no window is redirected. */
export function describeLaunch(game: GameFacts, name: string, url: string): Reply<'GET /game/{id}'> {
  return {
    success: true,
    data: {
      type: 'url',
      url,
      name,
      device: device.web,
      full_screen: 0,
      game_category: categories[game.type] ?? gameCategory.casino,
      game_id: game.id,
    },
  };
}
