import { leavePlaySession as leave } from '@baize/services';

import { route } from '../../route.ts';

export const leavePlaySession = route('POST /account/play-session/leave', (context, { body }) =>
  leave(context, body),
);
