import { readLimit as read } from '@baize/services';

import { route } from '../../route.ts';

export const readLimit = route('GET /limits/{limitType}', (context, { params }) => read(context, params));
