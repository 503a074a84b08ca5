import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { plainText, textWhere } from '../registry/setting-types.ts';
import { createHttpSms } from './http-sms.ts';

export const httpSms = defineProvider({
  name: 'http-sms',
  meaning: 'SMS by a gateway that takes one POST of JSON for each',
  settings: z.object({
    url: textWhere(
      'https address that messages are posted to',
      (text) => URL.parse(text)?.protocol === 'https:',
      'must be an https address',
    ),
    key: plainText("the gateway's key, sent as a bearer token"),
    sender: plainText('the name that telephones show'),
  }),
  open: (settings, { client }) => ({ sms: createHttpSms({ ...settings, client }) }),
});
