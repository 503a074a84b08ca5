import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const acknowledgeRealityCheck = route('POST /account/play-session/acknowledge', async () => {
  throw new CallError('unavailable');
});
