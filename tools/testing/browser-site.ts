import type { RunningSite } from '@baize/testkit/running-site';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { requireChromium } from '../machine/find-chromium.ts';
import type { OwnSite } from './own-site.ts';
import type { RoundTime } from './round-clock.ts';
import type { SiteReply, SiteRequest } from './site-request.ts';

type SiteFacts = Omit<OwnSite, typeof Symbol.asyncDispose | 'rounds' | 'runJob'>;

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
  const chromiumPath = await requireChromium((line) => console.info(line));
  const sites = new Map<string, SiteProcess>();
  let lastId = 0;

  async function siteOf(worker: string): Promise<RunningSite> {
    const site = sites.get(worker) ?? startSiteProcess();
    sites.set(worker, site);
    return { ...(await site.facts), worker, chromiumPath };
  }

  /** Asks something of a worker's site; resolves once it is done. */
  async function ask(worker: string, verb: string, value: string): Promise<object> {
    const site = sites.get(worker);
    if (site === undefined) throw new Error(`worker ${worker} has no site`);
    const id = (lastId += 1);
    const time = verb === 'rounds' ? { time: /\d/.test(value) ? Number(value) : (value as RoundTime) } : {};
    const request: SiteRequest = { id, ...time, ...(verb === 'job' ? { job: value } : {}) };
    const replied = new Promise<SiteReply>((resolve) => {
      site.child.on('message', function take(reply: SiteReply) {
        if (reply.id !== id) return;
        site.child.off('message', take);
        resolve(reply);
      });
    });
    site.child.send(request);
    const { problem } = await replied;
    if (problem !== undefined) throw new Error(problem);
    return {};
  }

  const broker = createServer((request, response) => {
    const [, worker = '', verb, value = ''] = (request.url ?? '').split('/');
    const reply = verb === undefined ? siteOf(worker) : ask(worker, verb, value);
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
  // The worker that asks for the site gets the error.
  facts.catch(() => undefined);
  early.catch(() => undefined);
  return { child, exited, facts };
}
