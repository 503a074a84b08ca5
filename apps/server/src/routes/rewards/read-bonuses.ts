import { readBonuses as read } from '@baize/services';

import { route } from '../../route.ts';

export const readBonuses = route('GET /account/bonuses', (context) => read(context));
