import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { CONSOLE_HEADERS } from '../../consoles/console-page.ts';
import { sendCompressed } from '../../wire/send-compressed.ts';
import { drawContactSheet } from './contact-sheet.ts';
import type { GameLooks } from './game-looks.ts';
import { atlasRules } from './look-style.ts';

const HOUR_CACHE = 'public, max-age=3600';

/** Games of the contact sheet that are shown at once. */
const SHEET_GAMES = 24;

interface GameParams {
  Params: { code: string };
}

/** The drawings of each game by its code, and a contact sheet of all. */
export function addArtRoutes(app: FastifyInstance, looks: GameLooks): void {
  const send = (request: FastifyRequest, reply: FastifyReply, drawing: string) =>
    sendCompressed(request, reply.type('image/svg+xml').header('cache-control', HOUR_CACHE), drawing);

  app.get<GameParams & { Querystring: { lang?: string } }>(
    '/studio/atlas/:code.svg',
    async (request, reply) =>
      send(request, reply, looks.atlas(request.params.code, request.query.lang === 'en' ? 'en' : 'tr')),
  );
  app.get<GameParams & { Querystring: { shape?: string } }>(
    '/studio/scene/:code.svg',
    async (request, reply) => {
      const shape = request.query.shape === 'portrait' ? 'portrait' : 'landscape';
      return send(request, reply, looks.ground(request.params.code, shape));
    },
  );
  app.get<GameParams>('/studio/cover/:code.svg', async (request, reply) =>
    send(request, reply, looks.cover(request.params.code)),
  );
  app.get('/studio/art/atlas.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(atlasRules()),
  );
  app.get<{ Querystring: { page?: string; cover?: string } }>('/studio/art', async (request, reply) => {
    const page = Math.max(1, Math.trunc(Number(request.query.page)) || 1);
    const games = looks.codes.slice((page - 1) * SHEET_GAMES, page * SHEET_GAMES);
    const pages = Math.max(1, Math.ceil(looks.codes.length / SHEET_GAMES));
    return reply
      .headers({ ...CONSOLE_HEADERS, 'content-security-policy': SHEET_POLICY })
      .send(drawContactSheet(looks, { games, page, pages }));
  });
}

/** The colours of each game are in a style of its own. */
const SHEET_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";
