import { setTimeout as wait } from 'node:timers/promises';

import type { Clock } from '@baize/clock';
import {
  formatPokerStats,
  type KeyRing,
  parsePokerLobby,
  parsePokerUser,
  POKER_LOBBY_PATH,
  POKER_PARTY,
  POKER_STATS_PATH,
  POKER_USERS_PATH,
  verifySignature,
} from '@baize/providers';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { PokerRoom } from './poker-room.ts';

export interface PokerCallsDeps {
  room: PokerRoom;
  keys: KeyRing;
  clock: Clock;
  origin: string;
}

type Answer = (siteId: number, rawBody: string, reply: FastifyReply) => unknown;

const SLOW_MS = 3_000;

/** The calls of sites. In a scope of its own, because the signature needs the raw body. */
export function addPokerCalls(app: FastifyInstance, { room, keys, clock, origin }: PokerCallsDeps): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  function addCall(path: string, answer: Answer): void {
    app.post<{ Body: string }>(path, async (request, reply) => {
      if (room.mood === 'slow') await wait(SLOW_MS);
      if (room.mood === 'refuse') return reply.code(503).send({ reason: 'the room is being cleaned' });
      // The connection stays open until the caller times out or the sandbox closes.
      if (room.mood === 'silent') return reply.hijack();
      const rawBody = String(request.body);
      const parts = { method: 'POST', path: request.url, rawBody };
      const check = verifySignature(parts, request.headers, keys, clock);
      if (!check.ok) return reply.code(401).send({ reason: check.reason });
      if (check.key.party !== POKER_PARTY) return reply.code(401).send({ reason: 'unknownKey' });
      return answer(check.key.siteId, rawBody, reply);
    });
  }

  addCall(POKER_STATS_PATH, (_siteId, _rawBody, reply) =>
    reply.type('application/json').send(formatPokerStats(room.stats())),
  );
  addCall(POKER_USERS_PATH, async (siteId, rawBody, reply) => {
    const reading = parsePokerUser(rawBody);
    if (!reading.ok) return reply.code(422).send({ problem: reading.problem });
    const problem = await room.users.add({ siteId, ...reading.value });
    return problem === undefined ? {} : reply.code(409).send({ problem });
  });
  addCall(POKER_LOBBY_PATH, (siteId, rawBody, reply) => {
    const reading = parsePokerLobby(rawBody);
    if (!reading.ok) return reply.code(422).send({ problem: reading.problem });
    const user = room.users.find(siteId, reading.value.playerId);
    if (user === undefined) return reply.code(404).send({ problem: 'no user' });
    const ticket = room.sessions.issue(user, reading.value);
    return reply.send({ url: `${origin}/poker/lobby?ticket=${ticket}` });
  });
}
