import type { BrandSecrets } from '../brand-secrets.ts';
import { callForLaunch } from '../client/launch-call.ts';
import type { ProviderClient } from '../client/provider-client.ts';
import { GameProviderUnavailable, type LaunchRequest } from '../ports/game-provider.ts';
import { BODY_SIGNATURE_HEADER, signBody } from './body-signature.ts';
import { batchLaunchReply } from './messages.ts';

export interface BatchLaunchOptions {
  readonly baseUrl: string;
  readonly client: ProviderClient;
  readonly secrets: BrandSecrets;
  /** Our name at the provider. */
  readonly casinoId: string;
}

/** Paths of the calls below the provider's origin. */
export const BATCH_LAUNCH_PATHS = { real: '/sessions', demo: '/demo' } as const;

/**
 * Opens a session at the provider, whose id its bets name. It gets no name and no address of the player.
 *
 * @throws GameProviderUnavailable
 */
export async function launchSession(
  { baseUrl, client, secrets, casinoId }: BatchLaunchOptions,
  request: LaunchRequest,
): Promise<{ url: string; session?: string }> {
  const { siteId, game, mode, player, lang, currency, device, returnUrl } = request;
  const isReal = mode === 'real' && player !== null;
  const body = JSON.stringify({
    casino_id: casinoId,
    game: game.code,
    locale: lang,
    client_type: device === 'web' ? 'desktop' : 'mobile',
    urls: { return_url: returnUrl },
    ...(isReal && { currency, user: { id: player.id } }),
  });
  const reply = await callForLaunch({
    client,
    url: `${baseUrl}${BATCH_LAUNCH_PATHS[isReal ? 'real' : 'demo']}`,
    headers: { [BODY_SIGNATURE_HEADER]: signBody(body, secrets.current(siteId)) },
    body,
    reply: batchLaunchReply,
  });
  const url = reply.launch_options.game_url;
  if (!isReal) return { url };
  if (reply.session_id === undefined) throw new GameProviderUnavailable('unreadable response: no session');
  return { url, session: reply.session_id };
}
