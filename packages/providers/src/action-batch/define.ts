import { z } from 'zod';

import { brandSecrets } from '../brand-secrets.ts';
import { defineProvider } from '../registry/provider.ts';
import { choice, pageOrigin, plainText, serverOrigin } from '../registry/setting-types.ts';
import type { RefusalHttp } from './errors.ts';
import { launchSession } from './launch.ts';
import { ACTION_BATCH } from './messages.ts';
import { createBatchDialect } from './wallet-dialect.ts';

const refusalHttps: Readonly<Record<'400' | '412' | '422', RefusalHttp>> = { 400: 400, 412: 412, 422: 422 };

export const actionBatch = defineProvider({
  name: ACTION_BATCH,
  meaning:
    'Games in a wallet dialect of batched actions with a signed body; its calls are sent to `/_callback/games/action-batch/<site id>/…`',
  settings: z.object({
    url: serverOrigin("origin of the provider's calls"),
    pageUrl: pageOrigin('origin of its games, if it is another one').optional(),
    secrets: brandSecrets(),
    casinoId: plainText('our name at the provider'),
    refusalHttp: choice('HTTP status of refusals that are about the player, `412` by default', [
      '400',
      '412',
      '422',
    ]).optional(),
    lateBetAnswer: choice(
      'reply to a bet that comes after its rollback: `refuse` by default, `accept` for engines that expect a success without money',
      ['refuse', 'accept'],
    ).optional(),
  }),
  open: ({ url, pageUrl = url, secrets, casinoId, ...settings }, { client, clock }) => {
    const { refusalHttp = '412', lateBetAnswer = 'refuse' } = settings;
    const launch = { baseUrl: url, client, secrets, casinoId };
    return {
      games: {
        createLaunch: (request) => launchSession(launch, request),
        wallet: createBatchDialect({
          secrets,
          clock,
          refusalHttp: refusalHttps[refusalHttp],
          lateBetAnswer,
        }),
      },
      frameOrigins: [pageUrl],
    };
  },
});
