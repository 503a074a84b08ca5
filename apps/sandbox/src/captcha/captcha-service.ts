import type { Clock, IdMaker } from '@baize/clock';
import { dummySecrets, dummySiteKeys } from '@baize/providers';

/** Behaviour of the widgets; `pass` leaves it to the site key, as the provider's dummy keys do. */
export const CAPTCHA_MOODS = ['pass', 'fail', 'ask', 'hang-up'] as const;
export type CaptchaMood = (typeof CAPTCHA_MOODS)[number];

/** Facts of a widget, returned to the site with the check. */
export interface WidgetFacts {
  readonly siteKey: string;
  readonly action: string;
  readonly hostname: string;
}

interface Token extends WidgetFacts {
  readonly madeAtMs: number;
  isUsed: boolean;
}

export interface VerifyRequest {
  readonly secret?: unknown;
  readonly response?: unknown;
  readonly idempotency_key?: unknown;
}

export interface VerifyAnswer {
  readonly success: boolean;
  readonly 'error-codes': readonly string[];
  readonly challenge_ts?: string;
  readonly hostname?: string;
  readonly action?: string;
}

const TOKEN_LIFE_MS = 300_000;
const MAX_TOKENS = 10_000;
const secrets: readonly string[] = Object.values(dummySecrets);

/** Issues tokens and verifies them, with the provider's error codes. */
export class CaptchaService {
  mood: CaptchaMood = 'pass';
  readonly #clock: Clock;
  readonly #ids: IdMaker;
  readonly #tokens = new Map<string, Token>();
  readonly #answers = new Map<string, VerifyAnswer>();

  constructor({ clock, ids }: { clock: Clock; ids: IdMaker }) {
    this.#clock = clock;
    this.#ids = ids;
  }

  /** Current behaviour of a widget with this key. */
  behaviour(siteKey: string): 'pass' | 'fail' | 'ask' {
    if (this.mood === 'fail' || siteKey === dummySiteKeys.fail) return 'fail';
    return this.mood === 'ask' || siteKey === dummySiteKeys.ask ? 'ask' : 'pass';
  }

  /** @returns undefined if the widget lets nobody pass */
  issue(facts: WidgetFacts): string | undefined {
    if (this.behaviour(facts.siteKey) === 'fail') return undefined;
    const token = `stand-in.${this.#ids.secret()}`;
    this.#tokens.set(token, { ...facts, madeAtMs: this.#clock.now().getTime(), isUsed: false });
    dropOldest(this.#tokens);
    return token;
  }

  verify({ secret, response, idempotency_key: key }: VerifyRequest): VerifyAnswer {
    const known = typeof key === 'string' ? this.#answers.get(`${String(response)} ${key}`) : undefined;
    const answer = known ?? this.#judge(secret, response);
    if (typeof key === 'string') this.#answers.set(`${String(response)} ${key}`, answer);
    dropOldest(this.#answers);
    return answer;
  }

  #judge(secret: unknown, response: unknown): VerifyAnswer {
    if (typeof secret !== 'string' || secret === '') return refuse('missing-input-secret');
    if (!secrets.includes(secret)) return refuse('invalid-input-secret');
    if (typeof response !== 'string' || response === '') return refuse('missing-input-response');
    const token = this.#tokens.get(response);
    if (!token || secret === dummySecrets.fail) return refuse('invalid-input-response');
    const isOld = this.#clock.now().getTime() - token.madeAtMs > TOKEN_LIFE_MS;
    if (token.isUsed || isOld || secret === dummySecrets.spent) return refuse('timeout-or-duplicate');
    token.isUsed = true;
    return {
      success: true,
      'error-codes': [],
      challenge_ts: new Date(token.madeAtMs).toISOString(),
      hostname: token.hostname,
      action: token.action,
    };
  }
}

function refuse(code: string): VerifyAnswer {
  return { success: false, 'error-codes': [code] };
}

function dropOldest(entries: Map<string, unknown>): void {
  const [oldest] = entries.keys();
  if (entries.size > MAX_TOKENS && oldest !== undefined) entries.delete(oldest);
}
