import type { Draw } from '@baize/games';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isAskedBonus, MAX_MESSAGE } from './bonus-requests.ts';
import { drawRefusal, drawView, type RewardFloor } from './draw-view.ts';
import { restAngle } from './pages/wheel-picture.ts';
import type { RewardPage } from './page-sessions.ts';
import { type RewardRecord, wasRefused } from './reward-record.ts';
import type { RewardView } from './reward-views.ts';
import { openCase, openTreasure, restWheel, spinWheel, type TurnDeps } from './turns.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The calls of open pages, each authorized by the key of its page. The brand is asked first whether the player may take part:
 * a page stays open longer than it takes to begin a break.
 */
export function addRewardCalls(
  app: FastifyInstance,
  { draw, ...floor }: RewardFloor & { readonly draw: Draw },
): void {
  const deps: TurnDeps = { ...floor, draw };
  const reply = (page: RewardPage, taken?: RewardRecord) => ({
    main: taken && wasRefused(taken) ? drawRefusal(page) : drawView(floor, page, taken),
    granted: taken?.result === 'granted',
  });

  const addCall = (
    action: string,
    view: RewardView,
    answer: (page: RewardPage, fields: Fields, reply: FastifyReply) => Promise<object>,
  ) =>
    app.post(`/rewards/api/${action}`, async (request: FastifyRequest, response: FastifyReply) => {
      const page = floor.sessions.find(request.headers['x-page-key']);
      // A key opens the calls of its own page only.
      if (page?.view !== view) return response.code(401).send({ reason: 'page' });
      const mayTakePart = await floor.records.mayTakePart({ keyId: page.ticket.key.id, player: page.player });
      // Without an answer nothing is begun, and the page says to try again.
      if (mayTakePart === undefined) return response.code(503).send({ reason: 'the brand does not answer' });
      if (!mayTakePart) return response.send({ main: drawRefusal(page), granted: false });
      const { body } = request;
      const fields: Fields = typeof body === 'object' && body !== null ? { ...body } : {};
      return response.header('cache-control', 'no-store').send(await answer(page, fields, response));
    });

  addCall('spin', 'wheel', async (page) => {
    const record = await spinWheel(deps, page);
    return wasRefused(record)
      ? reply(page, record)
      : { rest: record.prize === null ? 0 : restAngle(record.prize) };
  });
  addCall('rest', 'wheel', async (page) => reply(page, await restWheel(deps, page)));
  addCall('chest', 'treasure', async (page) => reply(page, await openTreasure(deps, page)));
  addCall('case', 'case', async (page, { level }, response) => {
    const record = Number.isSafeInteger(level) ? await openCase(deps, page, Number(level)) : undefined;
    if (!record) return response.code(422).send({ reason: 'no such key' });
    return reply(page, record);
  });
  addCall('request', 'bonus-request', async (page, { bonus, message }, response) => {
    const text = typeof message === 'string' ? message.trim() : '';
    if (!isAskedBonus(bonus) || text.length > MAX_MESSAGE)
      return response.code(422).send({ reason: 'bonus or message' });
    await floor.requests.add(page, bonus, text);
    return reply(page);
  });
}
