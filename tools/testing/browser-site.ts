import type { RunningSite } from '@baize/testkit/running-site';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { chromiumAdvice, findChromium } from '../machine/find-chromium.ts';
import type { OwnSite } from './own-site.ts';

type SiteFacts = Omit<OwnSite, typeof Symbol.asyncDispose | 'rounds'>;

interface SiteProcess {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown>;
  readonly facts: Promise<SiteFacts>;
}

/**
 * Boots the product once for each worker of the browser tests, on the worker's first request to the broker, so that
 * workers do not affect each other. Each has a process of its own, so that none waits for another one's turn.
 */
export default async function startBrowserSites(project: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = findChromium();
  if (chromiumPath === undefined) throw new Error(chromiumAdvice);
  const sites = new Map<string, SiteProcess>();

  async function siteOf(worker: string): Promise<RunningSite> {
    const site = sites.get(worker) ?? startSiteProcess();
    sites.set(worker, site);
    return { ...(await site.facts), worker, chromiumPath: chromiumPath ?? '' };
  }

  /** Changes the time of rounds at a worker's site; resolves once it is changed. */
  async function changeRounds(worker: string, time: string): Promise<object> {
    const child = sites.get(worker)?.child;
    const passed = child && once(child, 'message');
    child?.send(/\d/.test(time) ? Number(time) : time);
    await passed;
    return {};
  }

  const broker = createServer((request, response) => {
    const [, worker = '', time] = (request.url ?? '').split('/');
    const reply = time === undefined ? siteOf(worker) : changeRounds(worker, time);
    reply.then(
      (facts) => response.end(JSON.stringify(facts)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
  const { port } = broker.address() as AddressInfo;
  project.provide('siteBroker', `http://127.0.0.1:${port}`);
  return async () => {
    broker.close();
    await Promise.all(
      [...sites.values()].map(({ child, exited }) => {
        child.kill('SIGTERM');
        return exited;
      }),
    );
  };
}

function startSiteProcess(): SiteProcess {
  const child = fork(path.join(import.meta.dirname, 'site-process.ts'));
  const exited = once(child, 'exit');
  const early = exited.then(([code]) => {
    throw new Error(`the process of the site ended with code ${code} during its start`);
  });
  const facts = Promise.race([once(child, 'message').then(([message]) => message as SiteFacts), early]);
  // Whoever asks for the site gets the error.
  facts.catch(() => undefined);
  early.catch(() => undefined);
  return { child, exited, facts };
}
