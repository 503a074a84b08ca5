import { device, gameCategory, type Reply } from '@baize/contract';
import type { GameLaunch } from '@baize/providers';

import type { GameFacts } from '../game-facts.ts';

const categories: Readonly<Record<string, number>> = gameCategory;

/** The launch of a device that is redirected; see docs/decisions/031-play-sessions.md. */
const WHOLE_WINDOW = 2;

/** The reply to a launch. Our own page frames the game on every screen size, unless its provider wants the window. */
export function describeLaunch(
  game: GameFacts,
  name: string,
  { url, scriptHost, takesWindow, wantsFullScreen, reportsReady }: GameLaunch,
): Reply<'GET /game/{id}'> {
  return {
    success: true,
    data: {
      type: scriptHost === undefined ? 'url' : 'script',
      url,
      script_host: scriptHost ?? null,
      reports_ready: reportsReady ? 1 : 0,
      name,
      device: takesWindow ? WHOLE_WINDOW : device.web,
      full_screen: wantsFullScreen ? 1 : 0,
      game_category: categories[game.type] ?? gameCategory.casino,
      game_id: game.id,
    },
  };
}
