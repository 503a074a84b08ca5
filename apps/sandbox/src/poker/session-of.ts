import type { FastifyReply, FastifyRequest } from 'fastify';

import type { LobbySession } from './lobby-sessions.ts';
import type { PokerRoom } from './poker-room.ts';

/** Names the session of a page. */
const SESSION_HEADER = 'x-poker-session';

/** The session of a call; without one the reply is sent. */
export function sessionOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { sessions }: Pick<PokerRoom, 'sessions'>,
): LobbySession | null {
  const session = sessions.find(String(headers[SESSION_HEADER] ?? ''));
  if (session === null) reply.code(401).send({ reason: 'expired' });
  return session;
}
