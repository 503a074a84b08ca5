import { isIP } from 'node:net';

import { z } from 'zod';

import { brandSecrets } from '../brand-secrets.ts';
import { defineProvider } from '../registry/provider.ts';
import { choice, pageOrigin, plainText, serverOrigin, textWhere } from '../registry/setting-types.ts';
import { launchByForm } from './launch.ts';
import { FORM_HASH, formErrors } from './messages.ts';
import { createFormDialect } from './wallet-dialect.ts';

export const formHash = defineProvider({
  name: FORM_HASH,
  meaning:
    'Games in a wallet dialect of forms with an MD5 hash; its calls are sent to `/_callback/games/form-hash/<site id>/…`',
  settings: z.object({
    url: serverOrigin("origin of the provider's calls"),
    pageUrl: pageOrigin('origin of its games, if it is another one').optional(),
    secrets: brandSecrets(),
    secureLogin: plainText('our login at the provider'),
    providerId: plainText("the provider's own id, which its calls name"),
    freeRoundsCreditedBy: choice(
      'which call credits free rounds: `result` (each one, by default) or `bonusWin` (in one sum)',
      ['result', 'bonusWin'],
    ).optional(),
    limitError: choice(
      'error number of a bet beyond a limit: `50` by default, `310` where the client asks to open the game again',
      ['50', '310'],
    ).optional(),
    windowSeconds: textWhere(
      'how much the time of a call may differ from ours; any by default',
      (text) => /^[1-9]\d{0,5}$/.test(text),
      'must be a number of seconds',
    ).optional(),
    addresses: textWhere(
      "the provider's IP addresses, separated by commas; others are refused, since the hash is weak",
      (text) => text.split(',').every((address) => isIP(address) > 0),
      'must be IP addresses, separated by commas',
    ).optional(),
  }),
  open: ({ url, pageUrl = url, secrets, ...settings }, { client, clock }) => {
    const { secureLogin, providerId, freeRoundsCreditedBy = 'result', windowSeconds, addresses } = settings;
    const launch = { baseUrl: url, client, secrets, secureLogin };
    return {
      games: {
        createLaunch: (request) => launchByForm(launch, request),
        wallet: createFormDialect({
          secrets,
          clock,
          providerId,
          freeRoundsCreditedBy,
          limitError: settings.limitError === '310' ? formErrors.personalLimit : formErrors.limit,
          windowMs: windowSeconds === undefined ? undefined : Number(windowSeconds) * 1_000,
          addresses: addresses === undefined ? undefined : new Set(addresses.split(',')),
        }),
      },
      frameOrigins: [pageUrl],
    };
  },
});
