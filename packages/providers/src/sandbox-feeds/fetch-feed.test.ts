import { expect, it } from 'vitest';
import { z } from 'zod';

import type { ProviderClient } from '../client/provider-client.ts';
import { FeedUnavailable } from '../ports/feed-unavailable.ts';
import { fetchFeed } from './fetch-feed.ts';

const good = JSON.stringify({ rows: [1] });

function fetchOver(send: ProviderClient['send']) {
  const client: ProviderClient = { send, run: (work) => work(), status: () => 'closed' };
  return fetchFeed({ url: 'http://feed/rows', client, schema: z.object({ rows: z.array(z.number()) }) });
}

it('a feed is parsed completely', async () => {
  expect(await fetchOver(async () => ({ status: 200, body: good }))).toEqual({ rows: [1] });
});

it.each([204, 206, 304, 401, 404, 429, 500, 503])('a feed with status %i is unavailable', async (status) => {
  await expect(fetchOver(async () => ({ status, body: good }))).rejects.toBeInstanceOf(FeedUnavailable);
});

it.each(['', '{', 'null', '{"rows":["1"]}', '{"rows":1}'])('a feed of %j is unavailable', async (body) => {
  await expect(fetchOver(async () => ({ status: 200, body }))).rejects.toBeInstanceOf(FeedUnavailable);
});

it('a feed without a response is unavailable', async () => {
  await expect(fetchOver(() => Promise.reject(new Error('silence')))).rejects.toBeInstanceOf(FeedUnavailable);
});
