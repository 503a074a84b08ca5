import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { textWhere } from '../registry/setting-types.ts';
import { createSmtpMail } from './smtp-mail.ts';

export const smtpMail = defineProvider({
  name: 'smtp-mail',
  meaning: 'E-mail by a mail server',
  settings: z.object({
    url: textWhere(
      'mail server: `smtps://user:password@host:465`, or `smtp://…:587`, which turns to TLS first',
      (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '',
      'must be the address of a mail server, such as smtps://user:password@mail.host:465',
    ),
    from: textWhere(
      'address that e-mails come from',
      (text) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text),
      'must be an e-mail address',
    ),
  }),
  open: (settings, { client }) => ({ mail: createSmtpMail({ ...settings, client }) }),
});
