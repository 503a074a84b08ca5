import { readClosing as read } from '@baize/services';

import { route } from '../../route.ts';

export const readClosing = route('GET /account/closing', (context) => read(context));
