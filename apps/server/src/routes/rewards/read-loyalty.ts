import { readLoyalty as read } from '@baize/services';

import { route } from '../../route.ts';

export const readLoyalty = route('GET /account/loyalty', (context) => read(context));
