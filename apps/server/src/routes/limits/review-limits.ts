import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const reviewLimits = route('POST /account/limits/review', async () => {
  throw new CallError('unavailable');
});
