import { gameCategory } from '@baize/contract';

import type { PathParams } from '../addresses/href.ts';
import * as paths from '../addresses/paths.ts';
import { playAddress } from '../addresses/play-address.ts';
import {
  parseDemo,
  parseLauncher,
  parseNewWindow,
  parsePlay,
  type PlayInput,
} from '../addresses/play-input.ts';
import { Redirect } from '../addresses/redirect.ts';
import type { App } from '../app/app.ts';
import { leadElsewhere } from '../areas/play/late.ts';
import { callQuery } from '../call/call-query.ts';
import { defineRoute, type Frame, type Route } from '../router/route.ts';

interface PlayRoute {
  readonly path: string;
  readonly access: 'any' | 'player';
  readonly frame: Frame;
  parse(params: PathParams, search: URLSearchParams): PlayInput;
}

function readGame(app: App, { gameId }: PlayInput) {
  const query = callQuery(app, 'GET /game-detail/{id}', { params: { id: gameId } });
  return app.queries.ensureQueryData(query).catch((error: unknown) => leadElsewhere(app, gameId, error));
}

function playRoute({ path, ...route }: PlayRoute): Route<PlayInput> {
  return defineRoute<PlayInput>({
    ...route,
    paths: [path],
    title: 'play_title',
    bodyClass: 'play-game',
    needsListMessages: true,
    hasOwnStyle: true,
    load: readGame,
    source: 'areas/play/play-page.tsx',
    view: async () => (await import('../areas/play/play-page.tsx')).PlayPage,
  });
}

export const playGameRoute = playRoute({
  path: paths.play,
  access: 'player',
  frame: 'play',
  parse: parsePlay,
});
export const demoPlayRoute = playRoute({ path: paths.demo, access: 'any', frame: 'play', parse: parseDemo });
export const newWindowRoute = playRoute({
  path: paths.playNewWindow,
  access: 'player',
  frame: 'bare',
  parse: parseNewWindow,
});
export const launcherRoute = playRoute({
  path: paths.launcher,
  access: 'player',
  frame: 'bare',
  parse: parseLauncher,
});

/** An airship game. Any other game has the address of games in general. */
export const zeplinRoute: Route<PlayInput> = {
  ...playRoute({ path: paths.playZeplin, access: 'player', frame: 'play', parse: parsePlay }),
  async load(app, input) {
    const { data } = await readGame(app, input);
    if (data.game.game_category !== gameCategory.games) throw new Redirect(playAddress(input.gameId));
  },
};
