import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const requestReturn = route('POST /account/request-return', async () => {
  throw new CallError('unavailable');
});
