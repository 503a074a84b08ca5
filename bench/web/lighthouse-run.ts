import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { installOnDemand } from '../../tools/bootstrap/install-locked.mjs';

/** The part of Lighthouse that we use; it is installed on demand, so its own types are not available. */
type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ readonly lhr: LighthouseReport } | undefined>;

interface LighthouseReport {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
  readonly categories: { readonly performance?: { readonly score: number | null } };
}

/** Figures of one mobile Lighthouse run with applied throttling. */
export interface LighthouseFigures {
  readonly score: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
}

const START_TIMEOUT_MS = 15_000;

/** Starts a Chromium with remote debugging. */
async function startChromium(executable: string) {
  const profile = await mkdtemp(path.join(tmpdir(), 'baize-lighthouse-'));
  const flags = [
    '--headless',
    '--remote-debugging-port=0',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const child = spawn(executable, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Chromium did not start')), START_TIMEOUT_MS);
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(output)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(Number(found));
    });
  });
  return {
    port,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function loadLighthouse(): Promise<Lighthouse> {
  const root = path.resolve(import.meta.dirname, '../..');
  const folder = await installOnDemand(root, 'lighthouse', 'Installing Lighthouse …');
  const entry = createRequire(path.join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(entry).href);
  return lighthouse;
}

async function runOnce(lighthouse: Lighthouse, executable: string, url: string): Promise<LighthouseFigures> {
  const browser = await startChromium(executable);
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
    });
    const report = result?.lhr;
    if (!report || report.runtimeError)
      throw new Error(`Lighthouse failed: ${report?.runtimeError?.message}`);
    const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((report.categories.performance?.score ?? 0) * 100),
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.stop();
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The median of several runs, because single runs vary. */
export async function measureLighthouse(
  executable: string,
  url: string,
  runs: number,
): Promise<LighthouseFigures> {
  const lighthouse = await loadLighthouse();
  const figures: LighthouseFigures[] = [];
  for (let run = 0; run < runs; run += 1) figures.push(await runOnce(lighthouse, executable, url));
  return {
    score: median(figures.map(({ score }) => score)),
    lcpMs: median(figures.map(({ lcpMs }) => lcpMs)),
    tbtMs: median(figures.map(({ tbtMs }) => tbtMs)),
    cls: median(figures.map(({ cls }) => cls)),
  };
}
