import type { ComponentType } from 'react';

import type { App, RootState } from '../../app/app.ts';
import { homeRoute } from '../../routes/home.ts';
import { bringInTime, LoadFailure } from './load-failure.ts';
import { type AnyRoute, NotFound, Redirect } from './route.ts';

/** A page that is ready to be shown: its code is here and its data is in the query cache. */
export interface OpenPage {
  /** Path and query as they stand in the address bar. */
  readonly address: string;
  readonly route: AnyRoute;
  readonly View: ComponentType<{ input: unknown }>;
  readonly input: unknown;
  readonly status: number;
  /** The page's own name, where it has one beside its route's title. */
  readonly name?: string | undefined;
  /** The error of the loader, shown by the page's error state. */
  readonly failure?: unknown;
}

const MAX_REDIRECTS = 5;

/** Splits an address of our own into what routes look at. */
function readAddress(address: string): URL {
  return new URL(address, 'http://site.invalid');
}

/** Every route but home comes late: most visits begin at home, and pages bring code of their own anyway. */
const bringTable = () => bringInTime(import('../../routes/table.ts'));

/** Stands where even the table of routes did not come. */
const lostRoute: AnyRoute = {
  ...homeRoute,
  paths: ['/404'],
  title: 'site_page_failed_title',
  bodyClass: 'lost',
};

/** The loader's error becomes the page's; what leads elsewhere goes on. */
async function load(app: App, route: AnyRoute, input: unknown): Promise<unknown> {
  try {
    await route.load?.(app, input as never);
    return undefined;
  } catch (error) {
    if (error instanceof Redirect || error instanceof NotFound) throw error;
    return error ?? new Error('the loader failed');
  }
}

/** Brings code and data of one route for an address. */
async function openRoute(app: App, address: string, route: AnyRoute, input: unknown): Promise<OpenPage> {
  const texts = Promise.all([
    route.speaksOfAccount && app.bringMessages('account'),
    route.speaksOfLists && app.bringMessages('lists'),
  ]);
  try {
    // Without its code a page is not worth waiting for, whatever becomes of its data.
    const [[View], failure] = await Promise.all([
      bringInTime(Promise.all([route.view(), texts])),
      load(app, route, input),
    ]);
    const facts = failure === undefined ? route.describe?.(app, input as never) : undefined;
    return {
      address,
      route,
      // The route's own `parse` made the input for its own view.
      View: View as ComponentType<{ input: unknown }>,
      input,
      status: failure === undefined ? (facts?.status ?? route.status ?? 200) : 500,
      name: facts?.name,
      ...(failure === undefined ? {} : { failure }),
    };
  } catch (failure) {
    if (!(failure instanceof LoadFailure)) throw failure;
    return { address, route, View: () => null, input, status: 500, failure };
  }
}

/** What opening came to: a page, or (on the server) the address to answer with. */
export type Opened = { readonly page: OpenPage } | { readonly redirect: string };

/** The page of an address for which no code came at all. */
function lostPage(address: string, failure: unknown): OpenPage {
  if (!(failure instanceof LoadFailure)) throw failure;
  return { address, route: lostRoute, View: () => null, input: undefined, status: 500, failure };
}

async function openMatch(app: App, { pathname, search, searchParams }: URL): Promise<Opened> {
  const address = pathname + search;
  if (homeRoute.paths.includes(pathname.toLowerCase()))
    return { page: await openRoute(app, address, homeRoute, undefined) };
  const { matchRoute, notFoundRoute } = await bringTable();
  const match = matchRoute(pathname);
  try {
    if (!match) throw new NotFound();
    const input = match.route.parse(match.params, searchParams);
    return { page: await openRoute(app, address, match.route, input) };
  } catch (error) {
    if (error instanceof Redirect) return { redirect: error.to };
    if (!(error instanceof NotFound)) throw error;
    return { page: await openRoute(app, address, notFoundRoute, undefined) };
  }
}

/** Opens one address without following redirects. */
export async function openOnce(app: App, address: string): Promise<Opened> {
  const target = readAddress(address);
  try {
    return await openMatch(app, target);
  } catch (failure) {
    return { page: lostPage(target.pathname + target.search, failure) };
  }
}

/** Opens the page that stands in place of every address while the brand is not open to the visitor. */
export async function openRootState(app: App, address: string, state: RootState): Promise<OpenPage> {
  try {
    const { rootStateRoutes } = await bringTable();
    return await openRoute(app, address, rootStateRoutes[state], state);
  } catch (failure) {
    return lostPage(address, failure);
  }
}

/** Opens an address and follows redirects within the site. */
export async function openPage(app: App, address: string): Promise<OpenPage> {
  let target = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const opened = await openOnce(app, target);
    if ('page' in opened) return opened.page;
    target = opened.redirect;
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects from ${address}`);
}
