import { bonusSteps as readSteps } from '@baize/services';

import { route } from '../../route.ts';

export const bonusSteps = route('GET /account/bonus-steps', (context, { query }) =>
  readSteps(context, query),
);
