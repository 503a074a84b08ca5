import type { IdMaker } from '@baize/clock';
import {
  ACTION_BATCH,
  BATCH_LAUNCH_PATHS,
  BODY_SIGNATURE_HEADER,
  buildQuickUrl,
  FORM_HASH,
  FORM_LAUNCH_PATH,
  isBatchSignature,
  isRsaSignature,
  type KeyRing,
  type LaunchRequest,
  readForm,
  RSA_JSON,
  RSA_LAUNCH_PATH,
  RSA_SIGNATURE_HEADER,
} from '@baize/providers';
import type { FastifyInstance, FastifyReply, preHandlerAsyncHookHandler } from 'fastify';

import { DIALECT_RETURN, dialectGame } from './dialect-games.ts';
import { textOf } from './dialect-wallet.ts';
import type { RsaStudioKeys } from './rsa-keys.ts';

export interface LaunchDeps {
  readonly keys: KeyRing;
  readonly rsa: RsaStudioKeys | undefined;
  readonly ids: IdMaker;
  /** The sandbox's origin for browsers. */
  readonly origin: string;
  /** Brands whose secrets a call without a site id may have been signed with. */
  readonly siteIds: readonly number[];
  readonly fail: preHandlerAsyncHookHandler;
}

/** What a launch says, in any of the dialects. */
interface Launch {
  readonly provider: string;
  readonly siteId: number;
  readonly code: unknown;
  readonly userId: string | undefined;
  /** Undefined for play money. */
  readonly token: string | undefined;
  readonly lang: unknown;
  readonly currency: string;
  readonly isPhone: boolean;
  readonly lobbyUrl: string;
}

/**
 * The calls with which sites open games of these providers. In a scope of its own, because the signatures need the raw
 * body.
 */
export function addLaunches(app: FastifyInstance, deps: LaunchDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', deps.fail);
  addRsaLaunch(app, deps);
  addBatchLaunches(app, deps);
  addFormLaunch(app, deps);
}

function addRsaLaunch(app: FastifyInstance, deps: LaunchDeps): void {
  const { rsa } = deps;
  if (!rsa) return;
  app.post(RSA_LAUNCH_PATH, async ({ headers, body }, reply) => {
    const given = headers[RSA_SIGNATURE_HEADER.toLowerCase()];
    if (!isRsaSignature(given, String(body), [rsa.operatorKey])) return refuse(reply, 'signature');
    const fields = JSON.parse(String(body)) as Record<string, unknown>;
    const url = pageUrl(deps, {
      provider: RSA_JSON,
      siteId: Number(fields['sub_partner_id']),
      code: fields['game_code'],
      userId: textOf(fields['user']),
      token: textOf(fields['token']),
      lang: fields['lang'],
      currency: textOf(fields['token']) === undefined ? 'TRY' : String(fields['currency']),
      isPhone: fields['platform'] === 'GPL_MOBILE',
      lobbyUrl: String(fields['lobby_url']),
    });
    return url === undefined ? refuse(reply, 'game') : { url };
  });
}

/** The brand whose secret signed; these calls do not name one. */
function batchSigner({ keys, siteIds }: LaunchDeps, given: string | string[] | undefined, body: string) {
  return siteIds.find((siteId) => isBatchSignature(given, body, [keys.current(ACTION_BATCH, siteId).secret]));
}

function addBatchLaunches(app: FastifyInstance, deps: LaunchDeps): void {
  for (const [mode, path] of Object.entries(BATCH_LAUNCH_PATHS)) {
    app.post(path, async ({ headers, body }, reply) => {
      const siteId = batchSigner(deps, headers[BODY_SIGNATURE_HEADER], String(body));
      if (siteId === undefined) return refuse(reply, 'signature');
      const fields = JSON.parse(String(body)) as Record<string, unknown> & {
        readonly user?: { readonly id?: unknown };
        readonly urls?: { readonly return_url?: unknown };
      };
      // The session is this provider's own; the site keeps it for the bets that will name it.
      const session = mode === 'real' ? deps.ids.secret() : undefined;
      const url = pageUrl(deps, {
        provider: ACTION_BATCH,
        siteId,
        code: fields['game'],
        userId: textOf(fields.user?.id),
        token: session,
        lang: fields['locale'],
        currency: textOf(fields['currency']) ?? 'TRY',
        isPhone: fields['client_type'] === 'mobile',
        lobbyUrl: String(fields.urls?.return_url),
      });
      if (url === undefined) return refuse(reply, 'game');
      return {
        launch_options: { game_url: url, strategy: 'iframe' },
        ...(session !== undefined && { session_id: session }),
      };
    });
  }
}

function addFormLaunch(app: FastifyInstance, deps: LaunchDeps): void {
  const { keys, siteIds } = deps;
  app.post(FORM_LAUNCH_PATH, async ({ body }, reply) => {
    const signer = siteIds.find((siteId) => readForm(String(body), [keys.current(FORM_HASH, siteId).secret]));
    const fields =
      signer === undefined ? null : readForm(String(body), [keys.current(FORM_HASH, signer).secret]);
    if (signer === undefined || !fields) return refuse(reply, 'hash');
    const isDemo = fields['playMode'] !== 'REAL';
    const url = pageUrl(deps, {
      provider: FORM_HASH,
      siteId: signer,
      code: fields['symbol'],
      userId: fields['externalPlayerId'],
      token: isDemo ? undefined : fields['token'],
      lang: fields['language'],
      currency: fields['currency'] ?? 'TRY',
      isPhone: fields['platform'] === 'MOBILE',
      lobbyUrl: fields['lobbyUrl'] ?? '',
    });
    return url === undefined ? refuse(reply, 'game') : { error: '0', description: 'OK', gameURL: url };
  });
}

function refuse(reply: FastifyReply, reason: string) {
  return reply.code(400).send({ error: '7', status: 'RS_ERROR_INVALID_SIGNATURE', reason });
}

/** The page of the game; undefined if the provider has no such game. */
function pageUrl({ keys, origin }: LaunchDeps, launch: Launch): string | undefined {
  const { provider, siteId, code, userId, token, lang, currency, isPhone, lobbyUrl } = launch;
  const game = dialectGame(provider, code);
  if (!game) return undefined;
  const language = lang === 'en' ? 'en' : 'tr';
  const isReal = token !== undefined && userId !== undefined;
  const request: LaunchRequest = {
    siteId,
    game: {
      code: game.code,
      name: game.name[language],
      studioName: provider,
      type: 'games',
      rtpBasisPoints: DIALECT_RETURN,
    },
    mode: isReal ? 'real' : 'demo',
    player: isReal ? { id: userId } : null,
    token: isReal ? token : null,
    lang: language,
    currency,
    device: isPhone ? 'phone' : 'web',
    returnUrl: lobbyUrl,
  };
  return buildQuickUrl(origin, request, keys.current(provider, siteId));
}
