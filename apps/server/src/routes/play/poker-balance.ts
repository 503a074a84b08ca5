import { pokerBalance as readBalance } from '@baize/services';

import { route } from '../../route.ts';

export const pokerBalance = route('GET /poker-balance', (context) => readBalance(context));
