import { signIn } from '@baize/services';

import { route } from '../../route.ts';

export const login = route('POST /login', (context, { body }) =>
  signIn(context, body, {
    smsCode: (code) => context.text('sms_code_text', { brand: context.brand.options.name, code }),
  }),
);
