import type { MessageKey } from '@baize/messages/keys';
import type { ReactNode } from 'react';

import type { PathParams } from '../addresses/href.ts';
import type { App } from '../app/app.ts';

/**
 * What is around a page: `page` everything, `sport` everything but on phones neither the bottom bar nor
 * the footer's distance, `play` the in-play footer and no bar, `bare` nothing at all.
 */
export type Frame = 'page' | 'sport' | 'play' | 'bare';

/** A page's component; a method's type, so that every view is one of an unknown input. */
export type PageView<Input> = { draw(props: { input: Input }): ReactNode }['draw'];

/**
 * One address of the site. `Input` is what its address says, after parsing; the page gets it as a prop
 * and nothing reads the address a second time.
 */
export interface Route<Input> {
  /** Pattern with `:name` parameters, matched without regard to case; the first is the one we link to. */
  readonly paths: readonly [string, ...string[]];
  /** `player`: a visitor is led to sign in. `visitor`: a signed-in player is led home. */
  readonly access: 'any' | 'visitor' | 'player';
  readonly title: MessageKey;
  /** Class of the body while the page is shown. */
  readonly bodyClass: string;
  /** What is around the page. */
  readonly frame: Frame;
  readonly status?: number;
  /** The page speaks of the account, so it needs those texts too. */
  readonly needsAccountMessages?: boolean;
  /** Takes the place of the whole site, popups too. */
  readonly isRootState?: boolean;
  /** The page speaks of lists, games or texts, which the home page does not. */
  readonly needsListMessages?: boolean;
  /** The page has style beyond that of every page, so its first HTML carries that too. */
  readonly hasOwnStyle?: boolean;
  /** The query values that this page reads, in their canonical order. */
  readonly searchNames?: readonly string[];
  parse(params: PathParams, search: URLSearchParams): Input;
  /** Loads what the first paint needs into the query cache. */
  load?(app: App, input: Input): Promise<unknown>;
  /** What only the loaded data can say of the page: its own name, or that nothing is there. */
  describe?(app: App, input: Input): PageFacts;
  /** The page's source below `src/`, so that the server can name its files ahead of the entry. */
  readonly source: string;
  /** Loads the page's code. */
  view(): Promise<PageView<Input>>;
}

/** Facts of one page of a route; without them, the route's title and status hold. */
export interface PageFacts {
  readonly name?: string | undefined;
  readonly status?: number | undefined;
}

/** Any route, if its input does not matter. */
export type AnyRoute = Route<unknown>;

export function defineRoute<Input>(route: Route<Input>): Route<Input> {
  return route;
}
