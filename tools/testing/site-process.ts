/** The product of one worker of the browser tests, in a process of its own; `browser-site.ts` starts it. */
import { startOwnSite } from './own-site.ts';
import type { RoundTime } from './round-clock.ts';

// A port that was free may be taken by the time it is listened on.
const site = await startOwnSite().catch(() => startOwnSite());
const { [Symbol.asyncDispose]: _, rounds, ...facts } = site;

async function end(): Promise<void> {
  try {
    await site[Symbol.asyncDispose]();
  } finally {
    process.exit(0);
  }
}
process.once('SIGTERM', () => void end());
// The test run has gone, and nothing else would end this.
process.once('disconnect', () => void end());
process.on('message', (time) => {
  rounds.change(time as RoundTime);
  process.send?.('changed');
});
process.send?.(facts);
