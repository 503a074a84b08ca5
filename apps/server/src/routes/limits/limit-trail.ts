import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const limitTrail = route('GET /account/limit-trail', async () => {
  throw new CallError('unavailable');
});
