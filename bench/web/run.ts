import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { openBrowser } from '@baize/testkit/browser';

import { buildSiteWhenChanged } from '../../tools/launch/site-build.ts';
import { requireChromium } from '../../tools/machine/find-chromium.ts';
import { startChildServer } from './child-server.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureLighthouse } from './lighthouse-run.ts';
import { measureLongList } from './long-list.ts';
import { compareWithBareServer, measureLoad } from './throughput.ts';

/** A figure and its budget. */
interface Row {
  readonly what: string;
  readonly figure: string;
  readonly budget: string;
  readonly holds: boolean;
}

const kilobyte = 1024;

function atMost(what: string, value: number, budget: number, unit = ''): Row {
  const digits = Number.isInteger(value) ? 0 : 2;
  return {
    what,
    figure: `${value.toFixed(digits)}${unit}`,
    budget: `≤ ${budget}${unit}`,
    holds: value <= budget,
  };
}

function atLeast(what: string, value: number, budget: number, unit = ''): Row {
  const digits = Number.isInteger(value) || value > 100 ? 0 : 2;
  return {
    what,
    figure: `${value.toFixed(digits)}${unit}`,
    budget: `≥ ${budget}${unit}`,
    holds: value >= budget,
  };
}

function print(title: string, rows: readonly Row[]): void {
  process.stdout.write(`\n${title}\n`);
  for (const { what, figure, budget, holds } of rows) {
    process.stdout.write(
      `  ${what.padEnd(52)} ${figure.padStart(12)}  ${budget.padStart(12)}  ${holds ? 'holds' : 'MISSED'}\n`,
    );
  }
}

async function firstLoadRows(chromium: string, url: string): Promise<readonly Row[]> {
  const browser = await openBrowser(chromium);
  try {
    const load = await measureFirstLoad(browser, url);
    return [
      atMost('script for the first load, brotli', load.scriptBytes / kilobyte, 90, ' KB'),
      atMost('style, inlined, brotli', load.styleBytes / kilobyte, 12, ' KB'),
      atMost('requests', load.requests, 32),
      atMost('first tile from the top at 390 px', Math.round(load.firstTileTop ?? Number.NaN), 640, ' px'),
      atMost('layout shift', load.layoutShift, 0),
    ];
  } finally {
    await browser.close();
  }
}

async function lighthouseRows(chromium: string, url: string, runs: number): Promise<readonly Row[]> {
  const figures = await measureLighthouse(chromium, url, runs);
  return [
    atLeast('score', figures.score, 99),
    atMost('largest contentful paint', figures.lcpMs / 1000, 1.3, ' s'),
    atMost('total blocking time', Math.round(figures.tbtMs), 50, ' ms'),
    // Rounded to two decimals like the report.
    atMost('cumulative layout shift', Math.round(figures.cls * 100) / 100, 0),
  ];
}

async function longListRows(chromium: string, url: string): Promise<readonly Row[]> {
  const browser = await openBrowser(chromium);
  try {
    const { slowestMs, tiles } = await measureLongList(browser, url);
    return [
      atMost('slowest interaction to the next paint', slowestMs, 100, ' ms'),
      atMost('tiles in the document', tiles, 120),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * Measures a second process without a cache, for the cost of rendering. Concurrent visitors share a render, so a single
 * visitor is measured as well, which gives the rate of renders.
 */
async function printRendered(folder: string, seconds: number): Promise<void> {
  const site = await startChildServer('site-process.ts', folder, '0');
  try {
    const address = `${site.ready.url}/`;
    const many = await measureLoad(address, { seconds, connections: 10 });
    const single = await measureLoad(address, { seconds, connections: 1 });
    print('Without the cache', [
      atLeast('home rendered each time, requests/s', many.requestsPerSecond, 1_000),
    ]);
    process.stdout.write(`  by a single visitor ${single.requestsPerSecond.toFixed(0)}\n`);
  } finally {
    await site.stop();
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '8' }, runs: { type: 'string', default: '4' } },
  });
  const seconds = Number(values.seconds);
  const chromium = await requireChromium((line) => console.info(line));
  await buildSiteWhenChanged(path.resolve(import.meta.dirname, '../..'), () => undefined);
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-bench-web-'));
  const site = await startChildServer('site-process.ts', folder);
  try {
    const url = `${site.ready.url}/`;
    print('First load of the visitor’s home page', await firstLoadRows(chromium, url));

    const {
      site: cached,
      buffer,
      text,
    } = await compareWithBareServer(url, folder, { seconds, connections: 10 });
    print('Requests per second compared with a bare Fastify and the same bytes', [
      atLeast(
        'home from the cache ÷ bare Fastify sending a Buffer',
        cached.requestsPerSecond / buffer.requestsPerSecond,
        0.85,
      ),
    ]);
    const rate = ({ requestsPerSecond, p99Ms }: typeof cached) =>
      `${requestsPerSecond.toFixed(0)} (p99 ${p99Ms} ms)`;
    process.stdout.write(`  home ${rate(cached)}; Buffer ${rate(buffer)}; string ${rate(text)}\n`);

    for (const address of ['/', '/casino']) {
      print(
        `Lighthouse mobile at ${address}, applied throttling, median of ${values.runs}`,
        await lighthouseRows(chromium, new URL(address, url).href, Number(values.runs)),
      );
    }
    print('A lobby of 10,000 games with the CPU slowed down four times', await longListRows(chromium, url));
  } finally {
    await site.stop();
  }
  try {
    await printRendered(folder, seconds);
  } finally {
    if (site.ready.home) await rm(site.ready.home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

await run();
