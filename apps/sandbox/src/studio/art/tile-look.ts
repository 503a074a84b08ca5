import { composeEmblem, gameColors, type PaletteName, paletteOf } from '@baize/art';
import type { FastifyInstance } from 'fastify';

import type { TilePictures } from './game-looks.ts';

/** The colours and the emblem of a game's page: those of its tile. */
export interface TileLook {
  /** Custom properties: what every game's page has, and the shades of the ground. */
  readonly properties: string;
  /** Address of the emblem; null for a game without a tile. */
  readonly emblem: string | null;
}

/** @param plain the colours of a game without a tile */
export function tileLookOf(code: string, tiles: TilePictures, plain: PaletteName): TileLook {
  const tile = tiles.get(code);
  const palette = tile?.palette ?? plain;
  const { board, bar, accent, text } = gameColors(palette);
  const { light, mid, dark } = paletteOf(palette);
  return {
    properties: `--sky:${dark};--board:${board};--bar:${bar};--accent:${accent};--ink:${text};--light:${light};--mid:${mid};--dark:${dark}`,
    emblem: tile === undefined ? null : `/studio/emblem/${encodeURIComponent(code)}.svg`,
  };
}

/** The emblems of tiles, by the codes of their games. */
export function addEmblemRoute(app: FastifyInstance, tiles: TilePictures): void {
  app.get<{ Params: { code: string } }>('/studio/emblem/:code.svg', async (request, reply) => {
    const tile = tiles.get(request.params.code);
    if (tile === undefined) return reply.callNotFound();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(composeEmblem(tile));
  });
}
