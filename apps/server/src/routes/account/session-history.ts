import { sessionHistory as readSessions } from '@baize/services';

import { route } from '../../route.ts';

export const sessionHistory = route('GET /account/session-history', (context, { query }) =>
  readSessions(context, query),
);
