import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { plainText, textWhere } from '../registry/setting-types.ts';
import { createHttpSms } from './http-sms.ts';

export const httpSms = defineProvider({
  name: 'http-sms',
  meaning: 'SMS through a gateway that accepts one JSON POST per message',
  settings: z.object({
    url: textWhere(
      'https address that messages are posted to',
      (text) => URL.parse(text)?.protocol === 'https:',
      'must be an https address',
    ),
    key: plainText("the gateway's key, sent as a bearer token"),
    sender: plainText('the sender name that phones show'),
  }),
  open: (settings, { client }) => ({ sms: createHttpSms({ ...settings, client }) }),
});
