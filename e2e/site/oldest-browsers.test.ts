import { newPerson } from '@baize/testkit/new-person';
import { expect, it } from 'vitest';

import { deleteMissingScript } from '../../tools/browsers/delete-missing.ts';
import { balance, openAccount, signIn } from '../accounts.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const visits = shareBrowser();

it('all that one listed browser lacks is missing, and sign-in, balance, search and deposit work', async () => {
  const context = await visits.newContext();
  await context.addInitScript({ content: deleteMissingScript() });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openHydrated(page, '/');
  expect(
    await page.evaluate(() => [
      'withResolvers' in Promise,
      'any' in AbortSignal,
      'toSorted' in Array.prototype,
      // The page has put its own in place.
      /native code/.test(String(HTMLElement.prototype.showPopover)),
      'structuredClone' in window,
    ]),
  ).toEqual([false, false, false, false, true]);

  const person = await openAccount(newPerson());
  const stream = page.waitForResponse((response) => response.url().includes('/_api/account/events'));
  await signIn(page, person);
  expect((await stream).status()).toBe(200);
  await balance(page).waitFor();

  await page.getByRole('button', { name: 'Ara', exact: true }).first().click();
  await page.getByRole('searchbox').last().fill('book');
  await page.locator('.search-list a').first().waitFor();

  await openHydrated(page, '/Deposit');
  await page.locator('main a, main button').first().waitFor();
  expect(await page.locator('#old-browser').isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

it('a browser that cannot read the scripts shows why, and its page can be read', async () => {
  const page = await visits.newPage({ language: 'en' });
  await page.route('**/assets/entry-client-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const next = ???;' }),
  );
  await page.goto('/login');
  const notice = page.locator('#old-browser');
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/browser.*Chrome 109.*Safari 16\.4/);
  await page.locator('input[type="password"]').first().fill('Secret123');
  await page.locator('input[type="password"]').first().press('Enter');
  expect(new URL(page.url())).toMatchObject({ pathname: '/login', search: '' });
  await page.locator('footer a[href^="/"]').filter({ visible: true }).first().click();
  await notice.waitFor();
  expect(new URL(page.url()).pathname).not.toBe('/login');
});
