import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const setRealityCheck = route('POST /account/reality-check', async () => {
  throw new CallError('unavailable');
});
