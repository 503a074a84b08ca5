import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, serverOrigin, sharedKeys } from '../registry/setting-types.ts';
import { POKER_PARTY } from './messages.ts';
import { createSandboxPokerRoom } from './poker-room.ts';

export const sandboxPoker = defineProvider({
  name: POKER_PARTY,
  meaning:
    'A poker room with its own players, tables and lobby, which books buy-ins in our native wallet dialect; without one the room is shown as closed',
  settings: z.object({
    url: serverOrigin('origin of the poker room'),
    lobbyUrl: pageOrigin('origin of its lobby, if different').optional(),
    keys: sharedKeys(),
  }),
  open: ({ url, lobbyUrl, keys }, { clock, client }) => ({
    poker: createSandboxPokerRoom({ baseUrl: url, keys, clock, client }),
    frameOrigins: [lobbyUrl ?? url],
  }),
});
