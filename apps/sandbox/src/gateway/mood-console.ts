import type { FastifyInstance } from 'fastify';

import { answerAction, drawChoices } from '../consoles/console-actions.ts';
import { GATEWAY_MOODS, type GatewayMood, type Moody } from './gateway-mood.ts';

/** The buttons of a console that set how its stand-in replies to sites. */
export function drawMoods(home: string, { mood }: Moody): string {
  return drawChoices({
    title: 'Calls of sites',
    path: `${home}/mood`,
    choices: GATEWAY_MOODS,
    current: mood,
  });
}

export function addMoodRoute(app: FastifyInstance, home: string, gateway: Moody): void {
  app.post<{ Params: { mood: string } }>(`${home}/mood/:mood`, async (request, reply) => {
    const { mood } = request.params;
    if (!isMood(mood)) return reply.code(404).send({ message: 'mood not found' });
    gateway.mood = mood;
    return answerAction(request, reply, { home, said: GATEWAY_MOODS[mood], json: { mood } });
  });
}

function isMood(name: string): name is GatewayMood {
  return Object.hasOwn(GATEWAY_MOODS, name);
}
