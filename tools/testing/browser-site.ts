import type { TestProject } from 'vitest/node';
import { chromiumAdvice, findChromium } from '../machine/find-chromium.ts';
import { startOwnSite } from './own-site.ts';

/** Boots the product once for all browser tests of a run. */
export default async function startBrowserSite(project: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = findChromium();
  if (chromiumPath === undefined) throw new Error(chromiumAdvice);
  const { siteUrl, sandboxUrl, databaseUrl, personalIdKeys, ...site } = await startOwnSite();
  project.provide('runningSite', { siteUrl, sandboxUrl, databaseUrl, personalIdKeys, chromiumPath });
  return async () => site[Symbol.asyncDispose]();
}
