import type { RunningSite } from '@baize/testkit/running-site';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { chromiumAdvice, findChromium } from '../machine/find-chromium.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';

/**
 * Boots the product once for each worker of the browser tests, on the worker's first request to the broker, so that
 * workers do not affect each other.
 */
export default async function startBrowserSites(project: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = findChromium();
  if (chromiumPath === undefined) throw new Error(chromiumAdvice);
  const sites = new Map<string, Promise<OwnSite>>();

  async function siteOf(worker: string): Promise<RunningSite> {
    // A port that was free may be taken by the time it is listened on.
    const site = sites.get(worker) ?? startOwnSite().catch(() => startOwnSite());
    sites.set(worker, site);
    const { siteUrl, sandboxUrl, databaseUrl, personalIdKeys, documentKey } = await site;
    return {
      siteUrl,
      sandboxUrl,
      databaseUrl,
      personalIdKeys,
      documentKey,
      chromiumPath: chromiumPath ?? '',
    };
  }

  const broker = createServer((request, response) => {
    siteOf(request.url ?? '').then(
      (site) => response.end(JSON.stringify(site)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
  const { port } = broker.address() as AddressInfo;
  project.provide('siteBroker', `http://127.0.0.1:${port}`);
  return async () => {
    broker.close();
    const booted = await Promise.allSettled(sites.values());
    const running = booted.flatMap((site) => (site.status === 'fulfilled' ? [site.value] : []));
    await Promise.all(running.map((site) => site[Symbol.asyncDispose]()));
  };
}
