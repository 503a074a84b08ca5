import { NotFound } from '../addresses/not-found.ts';
import { Redirect } from '../addresses/redirect.ts';
import type { App, RootState } from '../app/app.ts';
import { LoadFailure, loadInTime } from '../app/load-failure.ts';
import type { AnyRoute, PageView } from './route.ts';
import type { SiteRoutes } from './route-table.ts';

/** A page ready to be shown: its code has loaded and its data is in the query cache. */
export interface OpenPage {
  /** Path and query as they are in the address bar. */
  readonly address: string;
  readonly route: AnyRoute;
  readonly View: PageView<unknown>;
  readonly input: unknown;
  readonly status: number;
  /** The page's own name, if it differs from its route's title. */
  readonly name?: string | undefined;
  /** The loader's error, shown by the page's error state. */
  readonly failure?: unknown;
}

/** The opened page, or (on the server) a redirect. */
export type Opened = { readonly page: OpenPage } | { readonly redirect: string };

/** What pages are opened from. */
export interface PageSource {
  readonly app: App;
  readonly routes: SiteRoutes;
  /** Set while the brand is closed to the visitor: its page replaces every other. */
  readonly rootState?: RootState | undefined;
}

const MAX_REDIRECTS = 5;

/** A page whose code could not be loaded or run. */
function failedPage(address: string, route: AnyRoute, input: unknown, failure: unknown): OpenPage {
  return { address, route, View: () => null, input, status: 500, failure };
}

/** Returns the loader's error; redirects and missing pages are thrown. */
async function load(app: App, route: AnyRoute, input: unknown): Promise<unknown> {
  try {
    await route.load?.(app, input);
    return undefined;
  } catch (error) {
    if (error instanceof Redirect || error instanceof NotFound) throw error;
    return error ?? new Error('the loader failed');
  }
}

/** Loads code and data of one route. */
async function openRoute(app: App, address: string, route: AnyRoute, input: unknown): Promise<OpenPage> {
  const texts = Promise.all([
    route.needsAccountMessages && app.loadMessages('account'),
    route.needsListMessages && app.loadMessages('lists'),
    route.needsLimitMessages && app.loadMessages('limits'),
  ]);
  try {
    // If the code fails to load, do not wait for the data.
    const [[View], failure] = await Promise.all([
      loadInTime(Promise.all([route.view(), texts])),
      load(app, route, input),
    ]);
    const facts = failure === undefined ? route.describe?.(app, input) : undefined;
    return {
      address,
      route,
      View,
      input,
      status: failure === undefined ? (facts?.status ?? route.status ?? 200) : 500,
      name: facts?.name,
      ...(failure === undefined ? {} : { failure }),
    };
  } catch (failure) {
    if (failure instanceof Redirect || failure instanceof NotFound) throw failure;
    return failedPage(address, route, input, failure ?? new Error('the code failed'));
  }
}

async function openMatch({ app, routes, rootState }: PageSource, url: URL): Promise<OpenPage> {
  const open = (route: AnyRoute, input?: unknown) => openRoute(app, url.pathname + url.search, route, input);
  const isHome = routes.home.paths.includes(url.pathname.toLowerCase());
  if (isHome && rootState === undefined) return open(routes.home);
  const { matchRoute, notFoundRoute, rootStateRoutes } = await loadInTime(routes.loadTable());
  if (rootState) return open(rootStateRoutes[rootState], rootState);
  const match = matchRoute(url.pathname);
  try {
    if (!match) throw new NotFound();
    return await open(match.route, match.route.parse(match.params, url.searchParams));
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return open(notFoundRoute);
  }
}

/** Opens an address without following redirects. */
export async function openOnce(source: PageSource, address: string): Promise<Opened> {
  const url = new URL(address, 'http://site.invalid');
  try {
    return { page: await openMatch(source, url) };
  } catch (error) {
    if (error instanceof Redirect) return { redirect: error.to };
    if (!(error instanceof LoadFailure)) throw error;
    return { page: failedPage(url.pathname + url.search, source.routes.failed, undefined, error) };
  }
}

/** Opens an address, following redirects within the site. */
export async function openPage(source: PageSource, address: string, hops = 0): Promise<OpenPage> {
  const opened = await openOnce(source, address);
  if ('page' in opened) return opened.page;
  if (hops === MAX_REDIRECTS) throw new Error(`more than ${MAX_REDIRECTS} redirects to ${address}`);
  return openPage(source, opened.redirect, hops + 1);
}
