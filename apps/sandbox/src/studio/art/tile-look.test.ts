import { gameColors, paletteOf } from '@baize/art';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';

import { instantPages } from '../../instant/instant-pages.ts';
import type { TilePictures } from './game-looks.ts';
import { addEmblemRoute, tileLookOf } from './tile-look.ts';

const tiles: TilePictures = new Map([
  ['7', { hero: 'emoji:egg', palette: 'pink' }],
  ['8', { hero: 'emoji:gear', palette: 'lime' }],
]);

it('has the colours and the emblem of the tile', () => {
  const { properties, emblem } = tileLookOf('7', tiles, 'plum');
  for (const color of Object.values(paletteOf('pink')).slice(0, 3)) expect(properties).toContain(color);
  expect(properties).toContain(`--accent:${gameColors('pink').accent}`);
  expect(emblem).toBe('/studio/emblem/7.svg');
});

it('is plain without a tile', () => {
  const { properties, emblem } = tileLookOf('9', tiles, 'plum');
  expect(properties).toContain(paletteOf('plum').mid);
  expect(emblem).toBeNull();
});

it.each(['mines', 'plinko'])('%s is played on the ground of its tile, with its emblem', (play) => {
  const page = instantPages(tiles).find(({ plays }) => plays(play));
  const ticket = (code: string) =>
    ({
      lang: 'en',
      mode: 'demo',
      currency: 'TRY',
      parentOrigin: '',
      game: { code, name: 'Game', play },
    }) as Parameters<NonNullable<typeof page>['render']>[0];
  for (const code of ['7', '8']) {
    const html = page?.render(ticket(code), 'nonce');
    expect(html).toContain(tileLookOf(code, tiles, 'plum').properties);
    expect(html).toContain(`/studio/emblem/${code}.svg`);
  }
});

it('sends emblems of tiles only', async () => {
  const app = fastify();
  addEmblemRoute(app, tiles);
  const [known, unknown] = await Promise.all(
    ['/studio/emblem/7.svg', '/studio/emblem/9.svg'].map((url) => app.inject({ url })),
  );
  expect(known?.headers['content-type']).toContain('image/svg+xml');
  expect(known?.body).toContain('<svg');
  expect(unknown?.statusCode).toBe(404);
});
