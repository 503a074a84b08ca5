import { readLimits as read } from '@baize/services';

import { route } from '../../route.ts';

export const readLimits = route('GET /account/limits', (context) => read(context));
