import type { IdMaker } from '@baize/clock';

import type { OutgoingCall, ProviderClient } from '../client/provider-client.ts';
import { isDummyCaptchaKey } from './dummy-keys.ts';
import type { CaptchaCheck, CaptchaPort, CaptchaResult } from '../ports/captcha.ts';

export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';
export const TURNSTILE_SCRIPT_PATH = '/turnstile/v0/api.js';
export const TURNSTILE_VERIFY_PATH = '/turnstile/v0/siteverify';

export interface TurnstileOptions {
  /** The provider's or the sandbox's origin, without a trailing slash. */
  baseUrl: string;
  /** Origin of the widget's script and frame, if different for browsers. */
  pageUrl?: string;
  /** Secret of a brand's widget; undefined if it has none, which refuses everyone. */
  secretOf(siteId: number): string | undefined;
  ids: IdMaker;
  client: ProviderClient;
  /** For the whole check including its retry; 3,000 ms by default. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 3_000;
/** The provider's limit. */
const MAX_TOKEN_LENGTH = 2_048;

/** The adapter for Cloudflare Turnstile. It fails closed: only a complete, matching response passes anyone. */
export function createTurnstile(options: TurnstileOptions): CaptchaPort {
  const { baseUrl, pageUrl = baseUrl, secretOf, ids, client, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  return {
    origin: pageUrl,
    hasSecret: (siteId) => secretOf(siteId) !== undefined,
    isTestKey: isDummyCaptchaKey,
    async verify(check) {
      if (check.token === '' || check.token.length > MAX_TOKEN_LENGTH) return 'refused';
      const secret = secretOf(check.siteId);
      if (secret === undefined) return 'unreachable';
      const body = JSON.stringify({
        secret,
        response: check.token,
        remoteip: check.ip,
        // The same for both attempts, so that a token consumed by a lost response is accepted again.
        idempotency_key: makeUuid(ids),
      });
      const url = `${baseUrl}${TURNSTILE_VERIFY_PATH}`;
      const signal = AbortSignal.timeout(timeoutMs);
      const call = { method: 'POST', url, body, timeoutMs, signal } as const;
      const answer = (await ask(client, call)) ?? (signal.aborted ? undefined : await ask(client, call));
      return answer === undefined ? 'unreachable' : judge(answer, check);
    },
  };
}

/** A random UUID, which the provider's API requires. */
function makeUuid(ids: IdMaker): string {
  const hex = Buffer.from(ids.secret(), 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** @returns undefined without a readable response */
async function ask(client: ProviderClient, call: OutgoingCall): Promise<object | undefined> {
  try {
    const { status, body } = await client.send(call);
    const answer: unknown = JSON.parse(body);
    return status < 500 && typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}

function judge(answer: object, { hostname, action }: CaptchaCheck): CaptchaResult {
  const { success, ...reply } = answer as Record<string, unknown>;
  if (success === true)
    return reply['hostname'] === hostname && reply['action'] === action ? 'passed' : 'refused';
  const codes = Array.isArray(reply['error-codes']) ? reply['error-codes'] : [];
  const isOurs = codes.some((code) => code === 'internal-error' || String(code).endsWith('input-secret'));
  return success === false && !isOurs ? 'refused' : 'unreachable';
}
