import { describe, expect, it } from 'vitest';

import type { GameFacts } from '../game-facts.ts';
import { describeLaunch } from './describe-launch.ts';

// The other facts of a game are not in the reply.
const game = { id: 172_101, type: 'live_casino' } as GameFacts;

describe('the reply to a launch', () => {
  it('is a frame in the page unless its provider says more', () => {
    expect(describeLaunch(game, 'Rulet', { url: 'https://games.host/' }).data).toEqual({
      type: 'url',
      url: 'https://games.host/',
      script_host: null,
      reports_ready: 0,
      name: 'Rulet',
      device: 1,
      full_screen: 0,
      game_category: 5,
      game_id: 172_101,
    });
  });

  it('names the page that runs a script', () => {
    const launch = { url: '<script>1</script>', scriptHost: 'https://scripts.host/', reportsReady: true };
    expect(describeLaunch(game, 'Rulet', launch).data).toMatchObject({
      type: 'script',
      url: '<script>1</script>',
      script_host: 'https://scripts.host/',
      reports_ready: 1,
    });
  });

  it('redirects the window for device 2, and offers the full screen for 1', () => {
    const launch = { url: 'https://games.host/', takesWindow: true, wantsFullScreen: true };
    expect(describeLaunch(game, 'Rulet', launch).data).toMatchObject({ device: 2, full_screen: 1 });
  });
});
