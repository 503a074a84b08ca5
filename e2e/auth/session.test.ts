import type { Person } from '@baize/testkit/new-person';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { balance, openAccount, signIn } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { allLooks, desktop, type Look, textsOf } from '../looks.ts';
import { queryDatabase } from '../query-database.ts';
import { openAlive, shareBrowser } from '../visit.ts';

const { newContext } = shareBrowser();

let person: Person;
beforeAll(async () => {
  person = await openAccount();
});

async function signOut(page: Page, look: Look) {
  const t = textsOf(look);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('site_account_menu') })
    .click();
  await page
    .locator('.account-menu')
    .getByRole('button', { name: t('site_log_out') })
    .click();
}

const entries = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

/** Ends the sessions as another device would, without a word to the pages. */
const revokeSessions = (username: string) =>
  queryDatabase(
    `update session s set revoked_at = now() from player p
      where p.site_id = s.site_id and p.id = s.player_id and p.username = $1`,
    [username],
  );

describe('two tabs of one browser', () => {
  it.each(allLooks)('sign in and out together on a $screen in $language', async (look) => {
    const context = await newContext(look);
    const [first, second] = [await context.newPage(), await context.newPage()];
    // One tab waits at the door of another page, the other signs in.
    await openAlive(second, '/gameHistory?page=2');
    await second.waitForURL(/\/login$/);
    await signIn(first, person);
    await second.waitForURL(/\/gameHistory\?page=2$/);
    await balance(second).waitFor();
    expect(await entries(first)).toEqual(
      expect.arrayContaining(['access_token', 'expires_in', 'loginTime', 'token_type', 'user']),
    );
    await signOut(first, look);
    await first.waitForURL(/\/login$/);
    await second.waitForURL(/\/login$/);
    expect((await entries(second)).filter((name) => /token|user|expires|loginTime/.test(name))).toEqual([]);
  });

  it('exchange the token once, and neither is signed out by it', async () => {
    const context = await newContext(desktop);
    const [first, second] = [await context.newPage(), await context.newPage()];
    const refreshes: string[] = [];
    for (const [name, page] of [
      ['first', first],
      ['second', second],
    ] as const) {
      page.on('request', (request) => {
        if (request.url().endsWith('/_api/refresh')) refreshes.push(name);
      });
    }
    const keeping = [first, second].map((page) => page.waitForResponse(/\/keep-session-/));
    // One clock for all pages of a browser.
    await context.clock.install();
    await signIn(first, person);
    await openAlive(second, '/casino');
    await balance(second).waitFor();
    // Before its code has come, nobody would notice that the time is up.
    for (const code of await Promise.all(keeping)) await code.finished();
    // From here on it moves for both at once, however busy the machine is.
    await context.clock.pauseAt(Date.now() + 5_000);
    const token = () => first.evaluate(() => localStorage.getItem('access_token'));
    const before = await token();
    await context.clock.runFor(121_000);
    await expect.poll(token).not.toBe(before);
    const after = await token();
    await context.clock.runFor(121_000);
    await expect.poll(token).not.toBe(after);
    expect(refreshes).toHaveLength(2);
    await context.clock.resume();
    for (const page of [first, second]) {
      await openAlive(page, '/gameHistory');
      await page.locator('.account-main').waitFor();
      await expect.poll(() => balance(page).count()).toBe(1);
    }
  });
});

describe('a session that the server has ended', () => {
  it('leads every tab out once, and back after signing in', async () => {
    const context = await newContext(desktop);
    const [first, second] = [await context.newPage(), await context.newPage()];
    await signIn(first, person);
    await openAlive(second, '/FinanceActivities');
    await balance(second).waitFor();
    const arrivals: string[] = [];
    first.on('framenavigated', (frame) => arrivals.push(new URL(frame.url()).pathname));
    await revokeSessions(person.username);
    await first.locator('.account-button').click();
    await first.locator('.account-menu a[href="/gameHistory"]').click();
    await first.waitForURL(/\/login$/);
    await second.waitForURL(/\/login$/);
    expect(arrivals.filter((path) => path === '/login')).toHaveLength(1);

    await fillCredentials(first, person);
    await submit(first);
    await first.waitForURL(/\/gameHistory$/);
    await second.waitForURL(/\/FinanceActivities$/);
  });
});
