import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const readClosing = route('GET /account/closing', async () => {
  throw new CallError('unavailable');
});
