import type { Body, CallKey, Calls, Language, Params, Query, Reply } from '@baize/contract';
import type { CatalogueContext, PlayerContext } from '@baize/services';

/** What a route adds to a verb's context: texts for the reply, and its headers. */
export interface RouteTexts {
  readonly language: Language;
  /** Two letters of the caller's country; empty where nobody trustworthy has told it. */
  readonly country: string;
  /** Headers that the route adds to its reply; those that are answered from memory add none. */
  readonly replyHeaders: Record<string, string>;
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
}

export type VisitorRouteContext = CatalogueContext & RouteTexts;
export type PlayerRouteContext = CatalogueContext & PlayerContext & RouteTexts;

/** The context of a call: with the signed-in player where the contract asks for one. */
export type RouteContext<Key extends CallKey> = Calls[Key]['auth'] extends 'player'
  ? PlayerRouteContext
  : VisitorRouteContext;

/** What a caller sent, parsed by the contract. */
export interface RouteInput<Key extends CallKey> {
  readonly query: Query<Key>;
  readonly params: Params<Key>;
  readonly body: Body<Key>;
}

/** One call with the verb that answers it. */
export interface Route<Key extends CallKey = CallKey> {
  readonly key: Key;
  handle(context: RouteContext<Key>, input: RouteInput<Key>): Promise<Reply<Key>>;
}

/** Ties a call of the contract to its handler; what is parsed and answered is typed by the contract. */
export function route<const Key extends CallKey>(key: Key, handle: Route<Key>['handle']): Route<Key> {
  return { key, handle };
}
