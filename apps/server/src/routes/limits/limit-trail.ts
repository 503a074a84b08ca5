import { limitTrail as read } from '@baize/services';

import { route } from '../../route.ts';

export const limitTrail = route('GET /account/limit-trail', (context, { query }) => read(context, query));
