import type { Brand } from '@baize/brand';
import {
  type CallKey,
  calls,
  CallError,
  type CallShape,
  type Language,
  type WireReply,
} from '@baize/contract';

import type { RouteContext } from '../route.ts';
import { type AnsweredKey, routes } from '../routes/index.ts';
import { answerCall } from './answer-call.ts';
import { createContext } from './create-context.ts';
import { parseInput, type RawInput } from './parse-input.ts';
import type { CallDeps } from './register-calls.ts';

/** The API as a visitor of a brand uses it, called within the process. */
export type VisitorCall = <Key extends CallKey>(key: Key, request?: RawInput) => Promise<WireReply<Key>>;

/** Parsed replies by their cached bytes. They can be shared because pages only read them. */
const readings = new WeakMap<Buffer, unknown>();

/** Parses bytes that the contract has just encoded. */
function readReply(body: Buffer): unknown {
  const known = readings.get(body);
  if (known !== undefined) return known;
  const reply: unknown = JSON.parse(body.toString());
  readings.set(body, reply);
  return reply;
}

/**
 * The calls that rendering a page needs, without a network round trip. Only read-only visitor calls are allowed,
 * because a page is the same for everyone.
 *
 * @throws CallError from the call, as a verb throws it
 */
export function createVisitorCall(deps: CallDeps): (brand: Brand, language: Language) => VisitorCall {
  return (brand, language) =>
    async <Key extends CallKey>(key: Key, request: RawInput = {}) => {
      const shape: CallShape = calls[key];
      if (!isAnswered(key) || shape.auth !== 'visitor' || shape.method !== 'GET')
        throw new CallError('forbidden');
      const context = createContext(deps.services, {
        brand,
        language,
        requestId: 'page',
        ip: '',
        // A reply that is cached for everyone must not depend on one visitor's country.
        country: '',
        userAgent: '',
        deviceToken: undefined,
        origin: deps.services.brandOrigin(brand),
      });
      const input = parseInput(key, { query: {}, params: {}, ...request });
      const body = await answerCall(key, context as RouteContext<typeof key>, input, deps);
      return readReply(body) as WireReply<Key>;
    };
}

function isAnswered(key: CallKey): key is AnsweredKey {
  return Object.hasOwn(routes, key);
}
