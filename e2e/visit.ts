import { newVisitor, openTestBrowser, type VisitOptions } from '@baize/testkit/browser';
import { brandUrl } from '@baize/testkit/running-site';
import { loadBrands } from '@baize/brand';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

export const brands = loadBrands(path.join(import.meta.dirname, '../brands'));

/** Opens contexts and pages, which are closed after the test, or after the group if tests share them. */
export interface Visits {
  browser(): Browser;
  /** A new visitor who has chosen the language at every brand. */
  newContext(options?: VisitOptions): Promise<BrowserContext>;
  /** The first page of a new visitor. */
  newPage(options?: VisitOptions): Promise<Page>;
  /** The same, hydrated at an address. */
  openPage(address: string, options?: VisitOptions): Promise<Page>;
}

/** Shared by the files of a worker, since a start takes longer than most tests. It ends with the worker. */
let running: Browser | undefined;

/** A request that a test has held back would fail without an owner once its context is closed. */
async function closeContext(context: BrowserContext): Promise<void> {
  const owners = [context, ...context.pages()];
  await Promise.all(owners.map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** A browser for all tests of a file or group, which leave no context open in it. */
export function shareBrowser(lifetime: 'test' | 'group' = 'test'): Visits {
  let shared: Browser | undefined;
  const opened: BrowserContext[] = [];
  beforeAll(async () => {
    if (!running?.isConnected()) running = await openTestBrowser();
    shared = running;
  });
  if (lifetime === 'test') afterEach(() => Promise.all(opened.splice(0).map(closeContext)));
  afterAll(async () => void (await Promise.all(shared?.contexts().map(closeContext) ?? [])));

  function browser(): Browser {
    if (!shared) throw new Error('the browser is not open before the first test');
    return shared;
  }

  async function newContext(options: VisitOptions = {}) {
    const context = await newVisitor(browser(), options);
    opened.push(context);
    await chooseLanguage(context, options.language ?? 'tr');
    return context;
  }

  const newPage = async (options?: VisitOptions) => (await newContext(options)).newPage();

  async function openPage(address: string, options?: VisitOptions) {
    const page = await newPage(options);
    await openHydrated(page, address);
    return page;
  }

  return { browser, newContext, newPage, openPage };
}

/** Sets the cookie of the language switch at every brand; the browser's own language does not matter. */
export async function chooseLanguage(context: BrowserContext, language: 'tr' | 'en'): Promise<void> {
  const hosts = ['localhost', ...brands.map(({ slug }) => new URL(brandUrl(slug)).hostname)];
  await context.addCookies(hosts.map((domain) => ({ name: 'lang', value: language, domain, path: '/' })));
}

/** Waits until a document is hydrated: only then do its parts react to a key or a click. */
export function waitForHydration(page: Page): Promise<void> {
  return page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

export async function openHydrated(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: 'load' });
  await waitForHydration(page);
  return answer;
}

/** Presses a key: a user's first input loads the deferred parts of a page. */
export function loadDeferredParts(page: Page): Promise<void> {
  return page.keyboard.press('Shift');
}

export async function reloadHydrated(page: Page): Promise<Response | null> {
  const answer = await page.reload({ waitUntil: 'load' });
  await waitForHydration(page);
  return answer;
}

/** Waits until a part that is hydrated later than its page has its handlers. */
export async function waitForHandlers(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname;
