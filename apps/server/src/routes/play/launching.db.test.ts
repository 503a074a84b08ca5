import { eq, game } from '@baize/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { liveId } from '../../testing/long-catalogue-app.ts';
import { slotId, switchedOffId, withoutDemoId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

const withoutReplayId = 100_020;
const withoutLaunchId = 100_021;
const unknownId = 999_999;

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  const row = { studioId: 1, folded: '', picture: 'a', shape: 'portrait', releasedAt: '2025-01-01' } as const;
  const names = (name: string) => ({ slug: name, nameTr: name, nameEn: name });
  await app.database.sql.insert(game).values([
    { ...row, ...names('table'), id: withoutReplayId, type: 'casino', demo: true, launchable: true },
    {
      ...row,
      ...names('away'),
      id: withoutLaunchId,
      type: 'casino',
      demo: true,
      launchable: false,
      mechanic: 'lines',
    },
  ]);
  await app.server.catalogue.reload();
  player = await signUp(app);
});
afterAll(() => app.close());

interface Opened {
  readonly status: number;
  readonly error: string | undefined;
  readonly query: Record<string, string>;
}

async function open(path: string, id: number, token?: string): Promise<Opened> {
  const answer = await app.call('GET', `/${path}/${id}`, token === undefined ? {} : { token });
  const body = answer.json<{ error?: string; data?: { url?: string } }>();
  const address = URL.parse(body.data?.url ?? '');
  return {
    status: answer.statusCode,
    error: body.error,
    query: Object.fromEntries(address?.searchParams ?? []),
  };
}

describe.each([
  { path: 'game', opens: [slotId, withoutDemoId, withoutReplayId], refuses: [withoutLaunchId] },
  { path: 'gameDemo', opens: [slotId, withoutReplayId], refuses: [withoutDemoId, withoutLaunchId] },
  { path: 'gameReplay', opens: [slotId, withoutDemoId], refuses: [withoutReplayId, withoutLaunchId] },
])('GET /$path/{id}', ({ path, opens, refuses }) => {
  const token = () => (path === 'game' ? player.token : undefined);

  test.each(opens)('opens %i', async (id) => {
    const opened = await open(path, id, token());
    expect(opened).toMatchObject({ status: 200, error: undefined });
    // Only a game for real money gets a token, so nothing else can use a wallet.
    expect('token' in opened.query).toBe(path === 'game');
  });

  test.each(refuses)('refuses %i, which does not support it', async (id) => {
    expect(await open(path, id, token())).toMatchObject({ error: 'game_unavailable', query: {} });
  });

  test.each([switchedOffId, unknownId])('does not find %i', async (id) => {
    expect(await open(path, id, token())).toMatchObject({ status: 404, error: 'data_not_found' });
  });
});

test('what the address of the page says for the game is passed on to its provider, for real money only', async () => {
  const read = async (path: string, data: string, token?: string) => {
    const reply = await app.call(
      'GET',
      `/${path}/${slotId}?data=${data}`,
      token === undefined ? {} : { token },
    );
    if (reply.statusCode !== 200) return reply.statusCode;
    return new URL(reply.json<{ data: { url: string } }>().data.url).searchParams.get('data');
  };
  expect(await read('game', 'table-7.seat_4', player.token)).toBe('table-7.seat_4');
  expect(await read('game', encodeURIComponent('a&mode=demo'), player.token)).toBe(422);
  expect(await read('game', 'a'.repeat(201), player.token)).toBe(422);
  expect(await read('gameDemo', 'seat')).toBeNull();
});

test('the provider is named what the game plays, and the table of a live one', async () => {
  const { query: slot } = await open('gameDemo', slotId);
  expect(slot).toMatchObject({ play: 'slots/stacked-twenty-five', rtp: '9640', lines: '25' });
  expect('table' in slot).toBe(false);
  const { query: live } = await open('game', liveId, player.token);
  expect(live).toMatchObject({ play: 'tables/roulette', table: '0101' });
  const { query: other } = await open('gameDemo', withoutReplayId);
  expect('play' in other).toBe(false);
});

test('a game of its own provider is not run by that of its studio', async () => {
  await app.database.sql.update(game).set({ provider: 'nobody' }).where(eq(game.id, withoutReplayId));
  await app.server.catalogue.reload();
  expect(await open('gameDemo', withoutReplayId)).toMatchObject({ error: 'game_unavailable' });
  await app.database.sql.update(game).set({ provider: null }).where(eq(game.id, withoutReplayId));
  await app.server.catalogue.reload();
  expect(await open('gameDemo', withoutReplayId)).toMatchObject({ status: 200 });
});
