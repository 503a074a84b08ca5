import type { Person } from '@baize/testkit/new-person';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { balance, openAccount, signIn } from '../accounts.ts';
import { desktop } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const PAIRS = 2;
const ROUNDS = 4;

const { newContext } = shareBrowser();

let person: Person;
beforeAll(async () => {
  person = await openAccount();
});

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'));

const statusOfToken = (page: Page) =>
  page.evaluate(async () => {
    const headers = {
      'site-id': String(JSON.parse(document.getElementById('boot')?.textContent ?? '{}').brand.siteId),
      authorization: `Bearer ${localStorage.getItem('access_token')}`,
    };
    return (await fetch('/_api/user-profile', { headers })).status;
  });

/**
 * Two tabs whose token refresh is due at the same moment, repeatedly.
 *
 * @returns the token that each of them has in the end
 */
async function exchangeAtOnce(who: Person) {
  const context = await newContext(desktop);
  const pages = [await context.newPage(), await context.newPage()] as const;
  const exchanged: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/_api/refresh')) exchanged.push(request.headers()['authorization']);
  });
  // One clock for all pages of a context.
  await context.clock.install();
  await signIn(pages[0], who);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const page of pages) {
      // The deferred session code must be loaded before the refresh is due.
      const code = page.waitForResponse(/\/keep-session-/);
      await openHydrated(page, '/casino');
      await balance(page).waitFor();
      await (await code).finished();
    }
    // From here on the clock moves for both tabs at once, however busy the machine is.
    await context.clock.pauseAt(await pages[0].evaluate(() => Date.now() + 1_000));
    const before = await storedToken(pages[0]);
    await context.clock.runFor(121_000);
    for (const page of pages) await expect.poll(() => storedToken(page)).not.toBe(before);
    expect(exchanged.length).toBeGreaterThanOrEqual(round);
    expect(new Set(exchanged).size).toBe(exchanged.length);
    await context.clock.resume();
    // The previous token stays valid for ten seconds.
    await pages[0].waitForTimeout(round === ROUNDS ? 11_000 : 0);
    for (const page of pages) expect(await statusOfToken(page)).toBe(200);
  }
  return Promise.all(pages.map(storedToken));
}

describe('two tabs of one browser', () => {
  it('refresh the token once at the same moment, and the stored one stays valid', async () => {
    // Several pairs concurrently, because the race lasts milliseconds.
    const pairs = await Promise.all(Array.from({ length: PAIRS }, () => exchangeAtOnce(person)));
    for (const [first, second] of pairs) expect(first).toBe(second);
  }, 180_000);
});

it('two tabs stay signed in if the storage is full when one of them refreshes the token', async () => {
  const context = await newContext(desktop);
  const pages = [await context.newPage(), await context.newPage()] as const;
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/_api/refresh')) statuses.push(response.status());
  });
  await context.clock.install();
  await signIn(pages[0], person);
  for (const page of pages) {
    const code = page.waitForResponse(/\/keep-session-/);
    await openHydrated(page, '/casino');
    await balance(page).waitFor();
    await (await code).finished();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      };
    });
  }
  for (const round of [1, 2]) {
    // The second time, a tab that still had the old token would end the session of both.
    await context.clock.runFor(140_000);
    await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(round);
    await expect.poll(() => storedToken(pages[1])).toBeNull();
    await pages[0].waitForTimeout(1_000);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const page of pages) {
    expect(await balance(page).isVisible()).toBe(true);
    await page.locator('.site-nav a[href="/Jackpot"]').first().click();
    await page.waitForURL(/Jackpot$/);
  }
  await pages[1].goto('/gameHistory');
  await pages[1].waitForURL(/\/login$/);
  expect(await balance(pages[0]).isVisible()).toBe(true);
});
