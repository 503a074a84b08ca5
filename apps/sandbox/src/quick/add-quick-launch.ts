import { QUICK_LAUNCH_PATH, readQuickUrl } from '@baize/providers';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import { allowAnyOrigin } from '../wire/allow-any-origin.ts';
import { kindOf } from './quick-games.ts';
import { renderQuickPage } from './quick-page.ts';

/**
 * Opens a game by script: our server gets markup for a page of another origin. That page is in a sandbox and its origin is
 * opaque, so what the game loads and calls allows any origin; calls are authorized by a key that only the game knows.
 */
export function addQuickLaunch(
  app: FastifyInstance,
  { keys, origin }: SandboxParts['config'],
  fail: preHandlerAsyncHookHandler,
): void {
  allowAnyOrigin(app, ['/quick/', '/studio/src/', '/studio/games/', '/studio/font/']);

  app.post<{ Body: Record<string, string> | null }>(
    QUICK_LAUNCH_PATH,
    { preHandler: fail },
    async (request, reply) => {
      const search = new URLSearchParams(request.body ?? {}).toString();
      const reading = readQuickUrl(search, keys);
      const kind = reading.ok ? kindOf(reading.value.gameId) : undefined;
      if (!reading.ok || kind === undefined) return reply.code(400).send({ reason: 'launch' });
      return { markup: renderQuickPage({ launch: reading.value, kind, search, origin }) };
    },
  );
}
