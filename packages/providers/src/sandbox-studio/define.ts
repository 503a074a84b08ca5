import { z } from 'zod';

import { defineProvider } from '../registry/provider.ts';
import { pageOrigin, sharedKeys } from '../registry/setting-types.ts';
import { STUDIO_PARTY } from './messages.ts';
import { createSandboxStudio } from './studio.ts';

export const sandboxStudio = defineProvider({
  name: STUDIO_PARTY,
  meaning: 'Games in our native wallet dialect, signed JSON',
  settings: z.object({ url: pageOrigin('origin of the games'), keys: sharedKeys() }),
  open: ({ url, keys }, { clock }) => ({
    games: createSandboxStudio({ baseUrl: url, keys, clock }),
    frameOrigins: [url],
  }),
});
