import { refreshSession } from '@baize/services';

import { route } from '../../route.ts';

export const refresh = route('POST /refresh', (context) => refreshSession(context));
