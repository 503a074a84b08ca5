import { openRovpayAccount } from '@baize/services';

import { route } from '../../route.ts';

export const rovpayAccount = route('POST /account/deposit/rovpay/account', (context, { body }) =>
  openRovpayAccount(context, body),
);
