import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { NotFound } from '../../addresses/not-found.ts';
import type { App } from '../../app/app.ts';
import { demoPlayRoute, newWindowRoute, playGameRoute } from '../../routes/play-game.ts';
import { gamePageRoute } from '../../routes/game-page.ts';
import { CallFailure } from '../../call/index.ts';

const products = new Map<number, object>([
  [900_201, { page: 'poker' }],
  [900_302, { page: 'live_slot' }],
  [900_401, { page: 'binary' }],
  [900_103, { page: 'sport', sports_provider: 'betradar' }],
]);

/** An app whose server knows no game. */
function appWithout(status = 404): App {
  const call = async (key: string, { params }: { params: { id: number } }) => {
    const data = key === 'GET /product-page/{id}' ? products.get(params.id) : undefined;
    if (!data) throw new CallFailure(status, {}, 'refused');
    return { success: true, data };
  };
  return {
    call,
    language: 'tr',
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  } as unknown as App;
}

const routes = [
  ['a game for money', playGameRoute],
  ['a game for play money', demoPlayRoute],
  ['a game in a window of its own', newWindowRoute],
  ['the page about a game', gamePageRoute],
] as const;

const load = (route: (typeof routes)[number][1], id: number, app = appWithout()) => {
  const input = route.parse({ id: `${id}`, name: 'x' }, new URLSearchParams());
  return Promise.resolve(route.load?.(app, input as never));
};

it.each(routes)('%s: what has a page of its own is there', async (_, route) => {
  await expect(load(route, 900_201)).rejects.toMatchObject({ to: '/poker' });
  await expect(load(route, 900_302)).rejects.toMatchObject({ to: '/play-live-slot?game=900302' });
  await expect(load(route, 900_401)).rejects.toMatchObject({ to: '/play-live-binary' });
  await expect(load(route, 900_103)).rejects.toMatchObject({ to: '/Sport/betradar/prematch' });
});

it.each(routes)('%s: what nobody has is not found', async (_, route) => {
  await expect(load(route, 999_999)).rejects.toBeInstanceOf(NotFound);
});

it.each(routes)('%s: any other failure can be tried again', async (_, route) => {
  await expect(load(route, 900_201, appWithout(503))).rejects.toMatchObject({ status: 503 });
});
