import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { FastifyInstance, FastifyReply, preHandlerAsyncHookHandler } from 'fastify';

import { FRAME_PATH, type KeyRing, readLaunchUrl } from '@baize/providers';

import type { GamePage } from '../../shell/game-page.ts';
import { protectPage } from '../../wire/protect-page.ts';
import { renderSlotPage } from '../slots/slot-page.ts';
import { variantForLaunch } from '../slots/slot-variant.ts';
import { drawAtlas } from '../themes/draw-atlas.ts';
import { drawScene } from '../themes/draw-scene.ts';
import { artOfHero } from '../themes/pictures.ts';
import { findTheme } from '../themes/theme-for-game.ts';
import { renderNoticePage } from './notice-page.ts';

/** Number of cached atlases, about 40 KB each; others are drawn again on request. */
const MAX_ATLASES = 200;

const HOUR_CACHE = 'public, max-age=3600';

interface FrameDeps {
  readonly keys: KeyRing;
  /** Applies the fault that is on for pages, if any. */
  readonly fail: preHandlerAsyncHookHandler;
  /** The games besides slots. */
  readonly pages: readonly GamePage[];
}

/** The frame of a game and its assets. */
export function addFrameRoutes(app: FastifyInstance, { keys, fail, pages }: FrameDeps): void {
  app.get(FRAME_PATH, { preHandler: fail }, async (request, reply) => {
    const reading = readLaunchUrl(request.url.split('?')[1] ?? '', keys);
    const nonce = randomBytes(16).toString('base64');
    if (!reading.ok) {
      const lang = request.url.includes('lang=en') ? 'en' : 'tr';
      protect(reply, nonce, null);
      return reply
        .code(400)
        .send(renderNoticePage({ lang, kind: 'badLaunch', gameName: null, parentOrigin: null }));
    }
    const ticket = reading.value;
    protect(reply, nonce, ticket.parentOrigin);
    const { play } = ticket.game;
    const page = play === null ? undefined : pages.find(({ plays }) => plays(play));
    if (page) return page.render(ticket, nonce);
    const variant = variantForLaunch(ticket);
    if (variant === null) {
      const { lang, parentOrigin, game } = ticket;
      return renderNoticePage({ lang, kind: 'unknownType', gameName: game.name, parentOrigin });
    }
    return renderSlotPage(ticket, variant, nonce);
  });

  addPictureRoutes(app);
  addFontRoutes(app);
}

/** Only the page that launched the game may frame it. */
function protect(reply: FastifyReply, nonce: string, parentOrigin: string | null): void {
  protectPage(reply, {
    parents: `'self' ${parentOrigin ?? ''}`,
    styles: `'nonce-${nonce}'`,
    directives: ["img-src 'self'"],
  });
}

function addPictureRoutes(app: FastifyInstance): void {
  const atlases = new Map<string, string>();

  app.get<{ Params: { theme: string }; Querystring: { hero?: string } }>(
    '/studio/atlas/:theme.svg',
    async (request, reply) => {
      const theme = findTheme(request.params.theme);
      if (theme === null) return reply.callNotFound();
      const hero = artOfHero(String(request.query.hero ?? ''), theme);
      const name = `${theme.id} ${hero ?? ''}`;
      const atlas = atlases.get(name) ?? drawAtlas(theme, hero);
      if (atlases.size < MAX_ATLASES) atlases.set(name, atlas);
      return reply.type('image/svg+xml').header('cache-control', HOUR_CACHE).send(atlas);
    },
  );

  app.get<{ Params: { theme: string }; Querystring: { game?: string } }>(
    '/studio/scene/:theme.svg',
    async (request, reply) => {
      const theme = findTheme(request.params.theme);
      if (theme === null) return reply.callNotFound();
      return reply
        .type('image/svg+xml')
        .header('cache-control', HOUR_CACHE)
        .send(drawScene(theme, String(request.query.game ?? '')));
    },
  );
}

const FONTS: Readonly<Record<string, string>> = {
  onest: 'onest',
  cinzel: 'cinzel',
  unbounded: 'unbounded',
  'baloo-2': 'baloo-2',
};

function addFontRoutes(app: FastifyInstance): void {
  const require = createRequire(import.meta.url);

  app.get<{ Params: { name: string } }>('/studio/font/:name.woff2', async (request, reply) => {
    const [, family = '', part] = /^(.+?)-(latin(?:-ext)?)$/.exec(request.params.name) ?? [];
    const font = FONTS[family];
    if (font === undefined) return reply.callNotFound();
    const file = require.resolve(`@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`);
    return reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await readFile(file));
  });
}
