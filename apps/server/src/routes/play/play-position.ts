import { playPosition as readPosition } from '@baize/services';

import { route } from '../../route.ts';

export const playPosition = route('GET /account/play-position', (context, { query }) =>
  readPosition(context, query),
);
