import type { BrandSecrets } from '../brand-secrets.ts';
import { callForLaunch } from '../client/launch-call.ts';
import type { ProviderClient } from '../client/provider-client.ts';
import type { LaunchRequest } from '../ports/game-provider.ts';
import { type Form, formatForm } from './form-hash.ts';
import { formLaunchReply } from './messages.ts';

export interface FormLaunchOptions {
  readonly baseUrl: string;
  readonly client: ProviderClient;
  readonly secrets: BrandSecrets;
  /** Our login at the provider. */
  readonly secureLogin: string;
}

/** Path of the call below the provider's origin. */
export const FORM_LAUNCH_PATH = '/game/url/';

/** @throws GameProviderUnavailable */
export async function launchByForm(
  options: FormLaunchOptions,
  request: LaunchRequest,
): Promise<{ url: string }> {
  const { baseUrl, client, secrets, secureLogin } = options;
  const { siteId, game, mode, player, token, lang, currency, device, returnUrl } = request;
  const fields: Form = {
    secureLogin,
    symbol: game.code,
    language: lang,
    token: token ?? '',
    externalPlayerId: player?.id ?? '',
    platform: device === 'web' ? 'WEB' : 'MOBILE',
    currency,
    lobbyUrl: returnUrl,
    playMode: mode === 'real' ? 'REAL' : 'DEMO',
  };
  const { gameURL } = await callForLaunch({
    client,
    url: `${baseUrl}${FORM_LAUNCH_PATH}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: formatForm(fields, secrets.current(siteId)),
    reply: formLaunchReply,
  });
  return { url: gameURL };
}
