import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openBrowser } from '@baize/testkit/browser';

import { buildSiteWhenChanged } from '../../tools/launch/site-build.ts';
import { requireChromium } from '../../tools/machine/find-chromium.ts';
import { startChildServer } from '../web/child-server.ts';
import { measureFrames } from './measure-frames.ts';

const RATE = 500;
const SECONDS = 10;
const LONGEST_FRAME_MS = 50;

/** The live lobby with five hundred changes per second, compared with the same page idle. */
async function run(): Promise<void> {
  const chromium = await requireChromium((line) => console.info(line));
  await buildSiteWhenChanged(path.resolve(import.meta.dirname, '../..'), () => undefined);
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-bench-feed-'));
  const site = await startChildServer('site-process.ts', folder);
  const browser = await openBrowser(chromium);
  try {
    const { url, sandboxUrl } = site.ready;
    if (sandboxUrl === undefined) throw new Error('the site did not print the address of its sandbox');
    const measured = await measureFrames(browser, { siteUrl: url, sandboxUrl, rate: RATE, seconds: SECONDS });
    for (const { what, longestMs, p99Ms, longTasks, frames, messages } of measured) {
      const verdict = longestMs <= LONGEST_FRAME_MS ? 'holds' : 'MISSED';
      process.stdout.write(
        `${what.padEnd(24)} ${frames} frames, ${messages} messages; longest ${longestMs.toFixed(1)} ms, ` +
          `p99 ${p99Ms.toFixed(1)} ms, tasks over 50 ms: ${longTasks}  (≤ ${LONGEST_FRAME_MS} ms: ${verdict})\n`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
    if (site.ready.home) await rm(site.ready.home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

await run();
