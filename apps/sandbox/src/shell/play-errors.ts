import { InvalidBet } from '@baize/games';
import type { FastifyInstance } from 'fastify';

/**
 * Why a game takes no stake or step now.
 *
 * - `TOO_FAST`: the pause between two games is not over; a retry is right
 * - `BUSY`: the player's last game has to end first
 * - `CLOSED`: the sale of this round is over
 * - `LIMIT`: more than the player may stake in one game
 * - `TAKEN`: the player has this bet already
 * - `TOO_MANY`: enough bets of the player are open
 * - `INVALID`: there is no such game, or it is not the player's
 */
export type PlayProblem = 'TOO_FAST' | 'BUSY' | 'CLOSED' | 'LIMIT' | 'TAKEN' | 'TOO_MANY' | 'INVALID';

export class PlayRefused extends Error {
  readonly reason: PlayProblem;

  constructor(reason: PlayProblem) {
    super(reason);
    this.name = 'PlayRefused';
    this.reason = reason;
  }
}

/** Calls of games reply with the reason of what they refuse; all else is a failure, whose outcome the page reads again. */
export function replyToRefusals(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    if (error instanceof PlayRefused) return reply.code(409).send({ reason: error.reason });
    if (error instanceof InvalidBet)
      return reply.code(400).send({ reason: error.problem === 'stake' ? 'LIMIT' : 'INVALID' });
    throw error;
  });
}
