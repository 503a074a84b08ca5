import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const setOneLimit = route('POST /account/limits', async () => {
  throw new CallError('unavailable');
});
