import { liveSlotGames as listGames } from '@baize/services';

import { route } from '../../route.ts';

export const liveSlotGames = route('GET /live-slot/games', (context) => listGames(context));
