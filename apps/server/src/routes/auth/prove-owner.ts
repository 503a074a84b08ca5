import { proveOwner as prove } from '@baize/services';

import { route } from '../../route.ts';

export const proveOwner = route('POST /account/proof', async (context, { body }) => {
  await prove(context, body, {
    smsCode: (code) => context.text('sms_payout_text', { brand: context.brand.options.name, code }),
  });
  return { success: true, message: context.text('reply_proven') };
});
