import type { ComponentType } from 'react';

import type { App } from '../../app/app.ts';
import { notFoundRoute, patterns } from '../../routes/table.ts';
import { bringInTime, LoadFailure } from './load-failure.ts';
import { matchAddress } from './match-address.ts';
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
export async function openRoute(
  app: App,
  address: string,
  route: AnyRoute,
  input: unknown,
): Promise<OpenPage> {
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

/** Opens one address without following redirects. */
export async function openOnce(app: App, address: string): Promise<Opened> {
  const { pathname, search, searchParams } = readAddress(address);
  const match = matchAddress(patterns, pathname);
  if (!match) return { page: await openRoute(app, pathname + search, notFoundRoute, undefined) };
  try {
    const input = match.route.parse(match.params, searchParams);
    return { page: await openRoute(app, pathname + search, match.route, input) };
  } catch (error) {
    if (error instanceof Redirect) return { redirect: error.to };
    if (error instanceof NotFound) {
      return { page: await openRoute(app, pathname + search, notFoundRoute, undefined) };
    }
    throw error;
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
