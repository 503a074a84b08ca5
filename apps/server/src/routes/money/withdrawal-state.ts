import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const withdrawalState = route('GET /account/withdrawal-state', () => {
  throw new CallError('unavailable');
});
