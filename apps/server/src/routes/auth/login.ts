import { signIn } from '@baize/services';

import { writeDeviceCookie } from '../../calls/device-cookie.ts';
import { writeSecurityNotice } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const login = route('POST /login', async (context, { body }) => {
  const { reply, deviceToken } = await signIn(context, body, {
    smsCode: (code) => context.text('sms_code_text', { brand: context.brand.options.name, code }),
    writeNotice: writeSecurityNotice,
  });
  context.replyHeaders['set-cookie'] = writeDeviceCookie(deviceToken, context.origin);
  return reply;
});
