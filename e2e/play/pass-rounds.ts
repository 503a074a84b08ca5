import { changeRounds } from '@baize/testkit/running-site';
import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 1_000;
const LOOK_MS = 60;
const LONGEST_MS = 90_000;

/** Lets the time of shared rounds pass, a second at a time, until they have come to something. */
export async function passRoundsUntil(isReached: () => Promise<boolean>): Promise<void> {
  const endsMs = performance.now() + LONGEST_MS;
  while (!(await isReached())) {
    if (performance.now() > endsMs) throw new Error('the rounds did not come to that');
    await changeRounds(STEP_MS);
    await sleep(LOOK_MS);
  }
}

/** Runs steps while no shared round goes on, however long pages take. */
export async function whileRoundsStand<Result>(steps: () => Promise<Result>): Promise<Result> {
  await changeRounds('hold');
  try {
    return await steps();
  } finally {
    await changeRounds('release');
  }
}
