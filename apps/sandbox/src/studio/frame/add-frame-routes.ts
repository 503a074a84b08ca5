import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { FastifyInstance, FastifyReply, preHandlerAsyncHookHandler } from 'fastify';

import { FRAME_PATH, type KeyRing, readLaunchUrl } from '@baize/providers';

import { addArtRoutes } from '../art/add-art-routes.ts';
import type { GameLooks } from '../art/game-looks.ts';
import type { GamePage } from '../../shell/game-page.ts';
import { protectPage } from '../../wire/protect-page.ts';
import { sendCompressed } from '../../wire/send-compressed.ts';
import { renderSlotPage } from '../slots/slot-page.ts';
import { variantForLaunch } from '../slots/slot-variant.ts';
import { renderNoticePage } from './notice-page.ts';

interface FrameDeps {
  readonly keys: KeyRing;
  readonly looks: GameLooks;
  /** Applies the fault that is on for pages, if any. */
  readonly fail: preHandlerAsyncHookHandler;
  /** The games besides slots. */
  readonly pages: readonly GamePage[];
}

/** The frame of a game and its assets. */
export function addFrameRoutes(app: FastifyInstance, { keys, looks, fail, pages }: FrameDeps): void {
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
    if (page) return sendCompressed(request, reply, page.render(ticket, nonce));
    const variant = variantForLaunch(ticket);
    if (variant === null) {
      const { lang, parentOrigin, game } = ticket;
      return renderNoticePage({ lang, kind: 'unknownType', gameName: game.name, parentOrigin });
    }
    return sendCompressed(request, reply, renderSlotPage({ ticket, variant, looks, nonce }));
  });

  addArtRoutes(app, looks);
  addFontRoutes(app);
}

/** Only the page that launched the game may frame it. */
function protect(reply: FastifyReply, nonce: string, parentOrigin: string | null): void {
  protectPage(reply, {
    parents: `'self' ${parentOrigin ?? ''}`,
    styles: `'nonce-${nonce}'`,
    directives: ["img-src 'self' blob:"],
  });
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
