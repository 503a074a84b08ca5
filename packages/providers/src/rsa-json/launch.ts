import type { KeyObject } from 'node:crypto';

import { callForLaunch } from '../client/launch-call.ts';
import type { ProviderClient } from '../client/provider-client.ts';
import type { GameLaunch, LaunchRequest } from '../ports/game-provider.ts';
import { signBody } from './body-signature.ts';
import { rsaLaunchReply } from './messages.ts';

export interface RsaLaunchOptions {
  readonly baseUrl: string;
  readonly client: ProviderClient;
  readonly privateKey: KeyObject;
  readonly signatureHeader: string;
  readonly operatorId: number;
  readonly sessionStart: 'check' | 'launch';
}

/** Path of the call below the provider's origin. */
export const RSA_LAUNCH_PATH = '/operator/generic/v2/game/url';

/** What stands for a currency in play money. */
const PLAY_MONEY = 'FUN';

/** @throws GameProviderUnavailable */
export async function launchBySignature(
  options: RsaLaunchOptions,
  request: LaunchRequest,
): Promise<GameLaunch> {
  const { baseUrl, client, privateKey, signatureHeader, operatorId, sessionStart } = options;
  const { siteId, game, player, token, lang, currency, device, returnUrl } = request;
  const body = JSON.stringify({
    ...(player && { user: player.id }),
    ...(token !== null && { token }),
    sub_partner_id: String(siteId),
    operator_id: operatorId,
    platform: device === 'web' ? 'GPL_DESKTOP' : 'GPL_MOBILE',
    lang,
    currency: token === null ? PLAY_MONEY : currency,
    game_code: game.code,
    lobby_url: returnUrl,
  });
  const { url } = await callForLaunch({
    client,
    url: `${baseUrl}${RSA_LAUNCH_PATH}`,
    headers: { [signatureHeader]: signBody(body, privateKey) },
    body,
    reply: rsaLaunchReply,
  });
  return token !== null && sessionStart === 'launch' ? { url, session: token } : { url };
}
