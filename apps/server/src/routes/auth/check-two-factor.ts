import { readTwoFactor } from '@baize/services';

import { route } from '../../route.ts';

export const checkTwoFactor = route('GET /check-2fa', async (context) => ({
  success: true,
  ...(await readTwoFactor(context)),
}));
