import { changeRounds } from '@baize/testkit/running-site';
import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 1_000;
const LOOK_MS = 60;
const SETTLED_MS = 500;
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

/** Runs steps once the rounds have come to something, while none of them goes on, however long pages take. */
export async function whileRoundsStand<Result>(
  isReached: () => Promise<boolean>,
  steps: () => Promise<Result>,
): Promise<Result> {
  await changeRounds('hold');
  try {
    // A page on a busy machine may show what has passed by.
    await passRoundsUntil(async () => {
      if (!(await isReached())) return false;
      await sleep(SETTLED_MS);
      return isReached();
    });
    return await steps();
  } finally {
    await changeRounds('release');
  }
}
