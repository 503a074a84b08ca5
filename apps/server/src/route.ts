import type { Body, CallKey, Calls, Language, Params, Query, Reply } from '@baize/contract';
import type { CatalogueContext, MaybePlayerContext, PlayerContext } from '@baize/services';

/** What a route has in addition to a verb's context: texts and headers for the reply. */
export interface RouteTexts {
  readonly language: Language;
  /** Headers that the route adds to its reply; cached replies have none. */
  readonly replyHeaders: Record<string, string>;
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
}

export type VisitorRouteContext = CatalogueContext & RouteTexts;
export type PlayerRouteContext = CatalogueContext & PlayerContext & RouteTexts;
export type MaybePlayerRouteContext = VisitorRouteContext & MaybePlayerContext;

/** The context of a call, with the signed-in player if the contract requires one, or knows the one who makes it. */
export type RouteContext<Key extends CallKey> = Calls[Key]['auth'] extends 'player'
  ? PlayerRouteContext
  : Calls[Key] extends { knowsPlayer: true }
    ? MaybePlayerRouteContext
    : VisitorRouteContext;

/** The input of a call, parsed by the contract. */
export interface RouteInput<Key extends CallKey> {
  readonly query: Query<Key>;
  readonly params: Params<Key>;
  readonly body: Body<Key>;
}

/** A call with its handler. */
export interface Route<Key extends CallKey = CallKey> {
  readonly key: Key;
  handle(context: RouteContext<Key>, input: RouteInput<Key>): Promise<Reply<Key>>;
}

/** Ties a call of the contract to its handler; input and reply are typed by the contract. */
export function route<const Key extends CallKey>(key: Key, handle: Route<Key>['handle']): Route<Key> {
  return { key, handle };
}
