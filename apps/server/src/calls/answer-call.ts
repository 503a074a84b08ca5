import { calls, type CallShape } from '@baize/contract';

import type { Route, RouteContext, RouteInput } from '../route.ts';
import { type AnsweredKey, routes } from '../routes/index.ts';
import { encodeReply } from './encode-reply.ts';
import type { ReplyCache } from './reply-cache.ts';

/** What answering needs beside the call. */
export interface AnswerDeps {
  readonly cache: ReplyCache;
  readonly onProblem: (error: unknown) => void;
}

/** The route of a key, as one that takes what the key's contract gives. */
export function routeOf<Key extends AnsweredKey>(key: Key): Route<Key> {
  // The table gives every key the route of that key, which indexing by a type parameter forgets.
  const route: unknown = routes[key];
  return route as Route<Key>;
}

/** Runs the verb and writes its reply as the contract says: amounts as text, instants as ISO text. */
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
 * The bytes of a reply. Those that are the same for every visitor of a brand and language are kept for a
 * moment, by what was asked for after parsing, and by the address if one is given.
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
