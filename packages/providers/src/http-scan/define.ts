import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { plainText, textWhere } from '../registry/setting-types.ts';
import { createHttpScan, HTTP_SCAN } from './http-scan.ts';

export const httpScan = defineProvider({
  name: HTTP_SCAN,
  meaning:
    'A malware scanner that takes one POST per uploaded file; without one, players cannot upload documents',
  settings: z.object({
    url: textWhere(
      'https address that files are posted to',
      (text) => URL.parse(text)?.protocol === 'https:',
      'must be an https address',
    ),
    key: plainText("the scanner's key, sent as a bearer token"),
  }),
  open: (settings, { client }) => ({ scanner: createHttpScan({ ...settings, client }) }),
});
