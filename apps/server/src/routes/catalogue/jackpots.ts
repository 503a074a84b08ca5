import { listCardJackpots, listJackpots } from '@baize/services';

import { route } from '../../route.ts';

export const cardJackpots = route('GET /egt/jackpots', (context) => listCardJackpots(context));
export const jackpots = route('GET /pragmatic-jackpot/jackpots', (context) => listJackpots(context));
