import { liveSlotAddress } from '../../addresses/live-slot-address.ts';
import { NotFound } from '../../addresses/not-found.ts';
import * as paths from '../../addresses/paths.ts';
import { Redirect } from '../../addresses/redirect.ts';
import { parseProvider, sportAddress } from '../../addresses/sport-address.ts';
import type { App } from '../../app/app.ts';
import { callQuery } from '../../call/call-query.ts';

const NOT_FOUND = 404;

/** Errors of the server's verbs and of browser calls both have a status. */
const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === NOT_FOUND;

/**
 * Of a game that could not be read.
 *
 * @throws Redirect if the id is that of a product with a page of its own, such as the poker room
 * @throws NotFound if it is nobody's
 * @throws Error any other is the caller's
 */
export async function leadElsewhere(app: App, gameId: number, error: unknown): Promise<never> {
  if (!isNotFound(error)) throw error;
  throw new Redirect(await productAddress(app, gameId));
}

async function productAddress(app: App, id: number): Promise<string> {
  try {
    const query = callQuery(app, 'GET /product-page/{id}', { params: { id } });
    const { page, sports_provider: provider } = (await app.queries.ensureQueryData(query)).data;
    if (page === 'poker') return paths.poker;
    if (page === 'live_slot') return liveSlotAddress(id);
    return page === 'binary' ? paths.liveBinary : sportAddress('prematch', parseProvider(provider));
  } catch (error) {
    throw isNotFound(error) ? new NotFound() : error;
  }
}
