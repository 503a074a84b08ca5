import { claimRovpayPayment } from '@baize/services';

import { route } from '../../route.ts';

export const rovpayDeposit = route('POST /account/deposit/rovpay/deposit', async (context, { body }) => {
  await claimRovpayPayment(context, body);
  return { success: true, message: context.text('reply_rovpay_claimed') };
});
