import type { MessageKey } from '@baize/messages/keys';
import type { ReactNode } from 'react';

import type { App } from '../../app/app.ts';
import type { Frame } from '../frame.ts';

/** Throw it in `parse` or `load` to answer with another address. */
export class Redirect extends Error {
  readonly to: string;

  constructor(to: string) {
    super(`redirect to ${to}`);
    this.name = 'Redirect';
    this.to = to;
  }
}

/** Throw it in `parse` or `load` where the address names nothing. */
export class NotFound extends Error {
  constructor() {
    super('not found');
    this.name = 'NotFound';
  }
}

export type PathParams = Readonly<Record<string, string>>;

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
  /** What stands around the page. */
  readonly frame: Frame;
  readonly status?: number;
  /** The page speaks of the account, so it needs those texts too. */
  readonly speaksOfAccount?: boolean;
  /** Stands in place of the whole site, popups too. */
  readonly isRootState?: boolean;
  /** The page speaks of lists, games or texts, which the home page does not. */
  readonly speaksOfLists?: boolean;
  /** The page has style beyond that of every page, so its first HTML carries that too. */
  readonly hasOwnStyle?: boolean;
  /** The query values that this page reads, in their canonical order. */
  readonly searchNames?: readonly string[];
  parse(params: PathParams, search: URLSearchParams): Input;
  /** Brings what the first paint needs into the query cache. */
  load?: ((app: App, input: Input) => Promise<unknown>) | undefined;
  /** What only the loaded data can say of the page: its own name, or that nothing is there. */
  describe?: ((app: App, input: Input) => PageFacts) | undefined;
  /** The page's source below `src/`, so that the server can name its files ahead of the entry. */
  readonly source: string;
  /** Brings the page's code. */
  view(): Promise<(props: { input: Input }) => ReactNode>;
}

/** Facts of one page of a route; without them, the route's title and status hold. */
export interface PageFacts {
  readonly name?: string | undefined;
  readonly status?: number | undefined;
}

/** Any route, where its input does not matter. */
export interface AnyRoute extends Omit<Route<unknown>, 'parse' | 'load' | 'describe' | 'view'> {
  parse(params: PathParams, search: URLSearchParams): unknown;
  load?: ((app: App, input: never) => Promise<unknown>) | undefined;
  describe?: ((app: App, input: never) => PageFacts) | undefined;
  view(): Promise<(props: { input: never }) => ReactNode>;
}

export function defineRoute<Input>(route: Route<Input>): Route<Input> {
  return route;
}
