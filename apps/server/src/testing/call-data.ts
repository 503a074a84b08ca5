import type { Game } from '@baize/contract';
import { expect } from 'vitest';

import type { CallOptions, TestApp } from './test-app.ts';

/** The reply of a listing call. */
export interface Listing {
  readonly games: {
    readonly data: Game[];
    readonly total: number;
    readonly last_page: number;
    readonly current_page: number;
    readonly per_page: number;
    readonly next_page_url: string | null;
  };
}

/** Sends a GET, expects success, and returns the reply's data. */
export async function readData<Data>(
  app: TestApp,
  address: string,
  options: CallOptions = {},
): Promise<Data> {
  const answer = await app.call('GET', address, options);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Data>();
}

export async function readListing(app: TestApp, query: string, language = 'tr'): Promise<Listing['games']> {
  return (await readData<Listing>(app, `/games?${query}`, { language })).games;
}

export function idsOf(games: readonly Game[]): number[] {
  return games.map(({ id }) => id);
}
