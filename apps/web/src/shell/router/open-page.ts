import type { ComponentType } from 'react';

import type { App } from '../../app/app.ts';
import { notFoundRoute, patterns } from '../../routes/table.ts';
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

async function show(app: App, address: string, route: AnyRoute, input: unknown): Promise<OpenPage> {
  const view = route.view();
  const texts = route.speaksOfAccount ? app.bringAccountMessages() : Promise.resolve();
  let failure: unknown;
  try {
    await route.load?.(app, input as never);
  } catch (error) {
    if (error instanceof Redirect || error instanceof NotFound) {
      void Promise.allSettled([view, texts]);
      throw error;
    }
    failure = error ?? new Error('the loader failed');
  }
  const [View] = await Promise.all([view, texts]);
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
}

/** What opening came to: a page, or (on the server) the address to answer with. */
export type Opened = { readonly page: OpenPage } | { readonly redirect: string };

/** Opens one address without following redirects. */
export async function openOnce(app: App, address: string): Promise<Opened> {
  const { pathname, search, searchParams } = readAddress(address);
  const match = matchAddress(patterns, pathname);
  if (!match) return { page: await show(app, pathname + search, notFoundRoute, undefined) };
  try {
    const input = match.route.parse(match.params, searchParams);
    return { page: await show(app, pathname + search, match.route, input) };
  } catch (error) {
    if (error instanceof Redirect) return { redirect: error.to };
    if (error instanceof NotFound) {
      return { page: await show(app, pathname + search, notFoundRoute, undefined) };
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
