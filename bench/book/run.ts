import { parseArgs } from 'node:util';

import { findFreePort } from '@baize/testkit';
import { openBrowser } from '@baize/testkit/browser';

import { requireChromium } from '../../tools/machine/find-chromium.ts';
import { startChildServer } from '../web/child-server.ts';
import { measureFirstPrice, measureFrames } from './measure-page.ts';
import { measurePages } from './watch-pages.ts';

const LIMITS = { firstPriceMs: 1_500, frameMs: 50, coresPerHundred: 0.5 };
/** Prices a second in the rows of a page, and in all of the book. */
const RATES = { rows: 500, all: 5_000 };
const PAGES = 100;

/** The book's list on a slow phone: its first price, its frames while prices move, and what 100 pages cost the server. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
  const seconds = Number(values.seconds);
  const chromium = await requireChromium((line) => console.info(line));
  const server = await startChildServer('../book/book-process.ts', String(await findFreePort()));
  const { url, home = url } = server.ready;
  const browser = await openBrowser(chromium);
  try {
    const html = await (await fetch(home)).text();
    const events = Array.from(html.matchAll(/data-row="(\d+)"/g), ([, id]) => Number(id));
    const firstPriceMs = await measureFirstPrice(browser, home);
    const rest = await measureFrames(browser, home, seconds / 2);
    await fetch(`${url}/bench/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events, ...RATES }),
    });
    const { longestMs, p99Ms, frames, pricesPerSecond } = await measureFrames(browser, home, seconds);
    const cores = (await measurePages(url, events, PAGES, seconds / 2)) * (100 / PAGES);
    process.stdout.write(
      `at rest: longest frame ${rest.longestMs.toFixed(1)} ms, 99 % of frames ≤ ${rest.p99Ms.toFixed(1)} ms\n`,
    );
    process.stdout.write(
      `${pricesPerSecond.toFixed(0)} prices a second reached the page in ${frames} frames\n`,
    );
    const lines = [
      [
        `first price after ${firstPriceMs.toFixed(0)} ms`,
        `≤ ${LIMITS.firstPriceMs} ms`,
        firstPriceMs <= LIMITS.firstPriceMs,
      ],
      [`longest frame ${longestMs.toFixed(1)} ms`, `≤ ${LIMITS.frameMs} ms`, longestMs <= LIMITS.frameMs],
      [`99 % of frames ≤ ${p99Ms.toFixed(1)} ms`, `≤ ${LIMITS.frameMs} ms`, p99Ms <= LIMITS.frameMs],
      [
        `${cores.toFixed(3)} cores for 100 pages`,
        `≤ ${LIMITS.coresPerHundred}`,
        cores <= LIMITS.coresPerHundred,
      ],
    ] as const;
    for (const [figure, limit, holds] of lines)
      process.stdout.write(`${figure.padEnd(34)} (${limit}: ${holds ? 'holds' : 'MISSED'})\n`);
    return pricesPerSecond >= RATES.rows * 0.9 && lines.every(([, , holds]) => holds);
  } finally {
    await browser.close();
    await server.stop();
  }
}

process.exitCode = (await run()) ? 0 : 1;
