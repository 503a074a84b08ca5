import { type KeyRing, QUICK_PAGE_PATH, readQuickUrl } from '@baize/providers';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';

import { renderNoticePage } from '../studio/frame/notice-page.ts';
import { protectPage } from '../wire/protect-page.ts';
import { kindOf } from './quick-games.ts';
import { renderQuickPage } from './quick-page.ts';

/**
 * The page of a quick game.
 *
 * @param fail applies the fault that is on for pages, if any
 */
export function addQuickPage(app: FastifyInstance, keys: KeyRing, fail: preHandlerAsyncHookHandler): void {
  app.get(QUICK_PAGE_PATH, { preHandler: fail }, async (request, reply) => {
    const search = request.url.split('?')[1] ?? '';
    const reading = readQuickUrl(search, keys);
    const parentOrigin = reading.ok ? new URL(reading.value.lobbyUrl).origin : null;
    protectPage(reply, { parents: `'self' ${parentOrigin ?? ''}` });
    if (!reading.ok) {
      const lang = request.url.includes('language=en') ? 'en' : 'tr';
      reply.code(400);
      return renderNoticePage({ lang, kind: 'badLaunch', gameName: null, parentOrigin: null });
    }
    const { gameId, gameName, language: lang } = reading.value;
    const kind = kindOf(gameId);
    if (kind === undefined) return renderNoticePage({ lang, kind: 'unknownType', gameName, parentOrigin });
    return renderQuickPage({ launch: reading.value, kind, search, origin: '' });
  });
}
