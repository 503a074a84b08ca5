import type { Clock } from '@baize/clock';
import type { FastifyInstance } from 'fastify';

import type { Log } from '../log.ts';
import type { Wager } from './wager.ts';

/**
 * How long a round that waits for its player may stay open. Then it is ended by its rules, so that no stake is kept by a
 * round that nobody continues. It is well within the day in which the site counts a round as open.
 */
export const ROUND_HOURS = 12;
const ROUND_MS = ROUND_HOURS * 3_600_000;
const CLOSE_EVERY_MS = 60_000;

export function isOverdue({ state, startedAt }: Wager, clock: Clock): boolean {
  return state === 'open' && clock.now().getTime() - Date.parse(startedAt) >= ROUND_MS;
}

/** Ends rounds, each apart: one that cannot be stored is tried again the next time. */
export async function closeRounds<Round extends Wager>(
  rounds: readonly Round[],
  close: (round: Round) => Promise<unknown>,
  log: Log,
): Promise<void> {
  const closing = rounds.map(async (round) => {
    try {
      await close(round);
    } catch (error) {
      log.error({ err: error, wager: round.id }, 'round not closed in time');
    }
  });
  await Promise.all(closing);
}

/** Ends rounds whose time is over, from now until the server is closed. */
export function closeOverdueRounds(app: FastifyInstance, rounds: { closeOverdue(): Promise<void> }): void {
  const closing = setInterval(() => void rounds.closeOverdue(), CLOSE_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(closing));
}
