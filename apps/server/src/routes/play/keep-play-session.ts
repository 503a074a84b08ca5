import { keepPlaySession as keep } from '@baize/services';

import { route } from '../../route.ts';

export const keepPlaySession = route('POST /account/play-session', (context, { body }) =>
  keep(context, body),
);
