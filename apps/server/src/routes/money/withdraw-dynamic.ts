import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const withdrawDynamic = route('POST /account/withdraw/dynamic', () => {
  throw new CallError('unavailable');
});
