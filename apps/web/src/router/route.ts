import type { MessageKey } from '@baize/messages/keys';
import type { ReactNode } from 'react';

import type { PathParams } from '../addresses/href.ts';
import type { App } from '../app/app.ts';

/**
 * What surrounds a page: `page` everything; `sport` the same, but on phones without the bottom bar and the space above
 * the footer; `play` the in-play footer and no bottom bar; `bare` nothing.
 */
export type Frame = 'page' | 'sport' | 'play' | 'bare';

/** A page's component. Declared as a method, so that any view is assignable to one of unknown input. */
export type PageView<Input> = { draw(props: { input: Input }): ReactNode }['draw'];

/**
 * One page of the site with its addresses. `Input` is the parsed address; the page gets it as a prop and never reads
 * the address itself.
 */
export interface Route<Input> {
  /** Patterns with `:name` parameters, matched case-insensitively; links use the first. */
  readonly paths: readonly [string, ...string[]];
  /** `player` sends visitors to sign in, `visitor` sends signed-in players home. */
  readonly access: 'any' | 'visitor' | 'player';
  readonly title: MessageKey;
  /** Class of the body while the page is shown. */
  readonly bodyClass: string;
  readonly frame: Frame;
  readonly status?: number;
  /** The page uses the texts of the account group. */
  readonly needsAccountMessages?: boolean;
  /** Replaces the whole site, including popups. */
  readonly isRootState?: boolean;
  /** The page uses the texts of the lists group. */
  readonly needsListMessages?: boolean;
  /** The page uses the texts of the limits group. */
  readonly needsLimitMessages?: boolean;
  /** The page is about playing responsibly or a danger to the account: nothing around it invites to deposit or play. */
  readonly isCalm?: boolean;
  /** A player whose account is closed may open it; other addresses show the page of the closed account. */
  readonly whileClosed?: 'open';
  /** The page has styles of its own, which its first HTML must include. */
  readonly hasOwnStyle?: boolean;
  /** The query parameters that this page reads, in their canonical order. */
  readonly searchNames?: readonly string[];
  parse(params: PathParams, search: URLSearchParams): Input;
  /** Loads what the first paint needs into the query cache. */
  load?(app: App, input: Input): Promise<unknown>;
  /** What depends on the loaded data: the page's own name, or a 404. */
  describe?(app: App, input: Input): PageFacts;
  /** The page's source below `src/`, so that the server can preload its modules. */
  readonly source: string;
  /** Loads the page's code. */
  view(): Promise<PageView<Input>>;
}

/** Facts of one page, which override its route's title and status. */
export interface PageFacts {
  readonly name?: string | undefined;
  readonly status?: number | undefined;
}

/** A route of any input. */
export type AnyRoute = Route<unknown>;

export function defineRoute<Input>(route: Route<Input>): Route<Input> {
  return route;
}
