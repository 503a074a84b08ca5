import { readSecurity as read } from '@baize/services';

import { route } from '../../route.ts';

export const readSecurity = route('GET /account/security', async (context) => ({
  success: true,
  ...(await read(context)),
}));
