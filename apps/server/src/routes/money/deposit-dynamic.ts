import { startDeposit } from '@baize/services';

import { route } from '../../route.ts';

export const depositDynamic = route('POST /account/deposit/dynamic', (context, { body }) =>
  startDeposit(context, body),
);
