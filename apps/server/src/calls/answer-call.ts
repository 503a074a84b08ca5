import { calls, type CallShape } from '@baize/contract';

import type { Route, RouteContext, RouteInput } from '../route.ts';
import { type AnsweredKey, routes } from '../routes/index.ts';
import { encodeReply } from './encode-reply.ts';
import type { ReplyCache } from './reply-cache.ts';

/** What `answerCall` needs besides the call. */
export interface AnswerDeps {
  readonly cache: ReplyCache;
  readonly onProblem: (error: unknown) => void;
}

/** The route of a call, typed for that call. */
export function routeOf<Key extends AnsweredKey>(key: Key): Route<Key> {
  // The table maps each key to its own route, but indexing by a type parameter loses that.
  const route: unknown = routes[key];
  return route as Route<Key>;
}

/** Runs the verb and encodes its reply by the contract: amounts as decimal strings, instants as ISO strings. */
export async function encodeAnswer<Key extends AnsweredKey>(
  key: Key,
  context: RouteContext<Key>,
  input: RouteInput<Key>,
  onProblem: AnswerDeps['onProblem'],
): Promise<unknown> {
  const reply = await routeOf(key).handle(context, input);
  const shape: CallShape = calls[key];
  return encodeReply(key, shape.reply, reply, onProblem);
}

/**
 * The bytes of a reply. Replies that are the same for every visitor of a brand and language are cached for a moment by
 * their parsed input, and by the address if one is given.
 */
export async function answerCall<Key extends AnsweredKey>(
  key: Key,
  context: RouteContext<Key>,
  input: RouteInput<Key>,
  { cache, onProblem }: AnswerDeps,
  address?: string,
): Promise<Buffer> {
  const make = async () => Buffer.from(JSON.stringify(await encodeAnswer(key, context, input, onProblem)));
  const shape: CallShape = calls[key];
  if (!shape.cacheable) return make();
  const { brand, language } = context;
  const asked = JSON.stringify([input.params ?? null, input.query ?? null]);
  return cache.read(`${brand.siteId} ${language} ${key} ${asked}`, make, address);
}
