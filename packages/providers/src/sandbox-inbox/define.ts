import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { serverOrigin, sharedKeys } from '../registry/setting-types.ts';
import { createSandboxInbox } from './inbox.ts';
import { INBOX_PARTY } from './inbox-message.ts';

export const sandboxInbox = defineProvider({
  name: INBOX_PARTY,
  meaning: 'E-mail and SMS into a test inbox that reaches nobody',
  settings: z.object({ url: serverOrigin('origin of the inbox'), keys: sharedKeys() }),
  open: ({ url, keys }, { clock, client }) => createSandboxInbox({ baseUrl: url, keys, clock, client }),
});
