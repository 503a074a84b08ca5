import { readGame } from '@baize/services';

import { route } from '../../route.ts';

export const gameDetail = route('GET /game-detail/{id}', (context, { params }) => readGame(context, params));
