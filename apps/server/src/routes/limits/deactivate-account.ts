import { CallError } from '@baize/contract';

import { route } from '../../route.ts';

export const deactivateAccount = route('POST /account/deactive-account', async () => {
  throw new CallError('unavailable');
});
