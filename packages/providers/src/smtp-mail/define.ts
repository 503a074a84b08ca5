import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { textWhere } from '../registry/setting-types.ts';
import { createSmtpMail } from './smtp-mail.ts';

export const smtpMail = defineProvider({
  name: 'smtp-mail',
  meaning: 'E-mail through a mail server',
  settings: z.object({
    url: textWhere(
      'mail server: `smtps://user:password@host:465`, or `smtp://…:587`, which switches to TLS first',
      (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '',
      'must be the address of a mail server, such as smtps://user:password@mail.host:465',
    ),
    from: textWhere(
      "sender's e-mail address",
      (text) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text),
      'must be an e-mail address',
    ),
  }),
  open: (settings, { client }) => ({ mail: createSmtpMail({ ...settings, client }) }),
});
