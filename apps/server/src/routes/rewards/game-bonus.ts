import { gameBonus as readGameBonus } from '@baize/services';

import { route } from '../../route.ts';

export const gameBonus = route('GET /play/bonus', (context, { query }) => readGameBonus(context, query));
