import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const keepPlaySession = route('POST /account/play-session', async () => {
  throw new CallError('unavailable');
});
