import { openPokerLobby } from '@baize/services';

import { route } from '../../route.ts';

export const openLobby = route('GET /open-lobby', (context, { query }) => openPokerLobby(context, query));
