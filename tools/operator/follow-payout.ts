import { type OperatorServices, type PayoutProgress, readPayoutProgress } from '@baize/services';
import { setTimeout as wait } from 'node:timers/promises';

/** A server has 4 seconds for its call. */
const TRIES = 24;
const PAUSE_MS = 250;

const isOpen = ({ state }: PayoutProgress) => state === 'waiting' || state === 'no reply';

/** Says what has become of a payout that servers were asked to send, as soon as its gateway has replied. */
export async function followPayout(
  services: Pick<OperatorServices, 'database'>,
  id: number,
  attempts: number,
): Promise<{ text: string; json: unknown }> {
  let progress = await readPayoutProgress(services, id, attempts);
  for (let tries = 1; isOpen(progress) && tries < TRIES; tries += 1) {
    await wait(PAUSE_MS);
    progress = await readPayoutProgress(services, id, attempts);
  }
  return { text: `The payout of ${id} ${describe(progress)}`, json: { id, ...progress } };
}

function describe(progress: PayoutProgress): string {
  switch (progress.state) {
    case 'paid':
      return 'is paid.';
    case 'given back':
      return 'was refused: the money is with the player.';
    case 'with the gateway':
      return `is with the gateway as ${progress.reference}, which says when it is paid.`;
    case 'no reply':
      return `was sent, but the gateway has not replied. The next try is at ${progress.nextTryAt.toISOString()}.`;
    case 'waiting':
      return 'has not been taken by a server yet; the job sends it within a minute.';
  }
}
