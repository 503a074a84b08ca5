/** The product of one worker of the browser tests, in a process of its own; `browser-site.ts` starts it. */
import { startOwnSite } from './own-site.ts';
import type { SiteRequest } from './site-request.ts';

const options = { drawsPictures: process.env['TEST_SCOPE'] !== 'gate' };
// A port that was free may be taken by the time it is listened on.
const site = await startOwnSite(options).catch(() => startOwnSite(options));
const { [Symbol.asyncDispose]: _, rounds, runJob, ...facts } = site;

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
process.on('message', ({ id, time, job }: SiteRequest) => {
  if (time !== undefined) rounds.change(time);
  const done = job === undefined ? Promise.resolve() : runJob(job);
  done.then(
    () => process.send?.({ id }),
    (error: unknown) => process.send?.({ id, problem: String(error) }),
  );
});
process.send?.(facts);
