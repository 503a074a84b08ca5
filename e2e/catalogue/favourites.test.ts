import { AxeBuilder } from '@axe-core/playwright';
import { formatMessage } from '@baize/messages';
import { newVisitor, openBrowser } from '@baize/testkit/browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openAccount, signIn } from '../auth/ways-in.ts';

const t = (key: string, values?: Record<string, string>) => formatMessage('tr', key, values);

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
  context = await newVisitor(browser);
  const page = await context.newPage();
  await signIn(page, await openAccount());
  await page.getByTestId('balance').first().waitFor();
  await page.close();
});
afterAll(() => browser.close());

describe('favourites', () => {
  it('are for players: a visitor has no star and is asked to sign in', async () => {
    const visitor = await newVisitor(browser, { screen: 'phone' });
    const page = await visitor.newPage();
    await page.goto('/casino?category=0', { waitUntil: 'networkidle' });
    expect(await page.getByText(t('catalogue_favourites_sign_in')).isVisible()).toBe(true);
    await page.goto('/casino', { waitUntil: 'networkidle' });
    expect(await page.locator('.tile-star').count()).toBe(0);
    await visitor.close();
  });

  it('are marked at once, listed by lobby, and taken away again', async () => {
    const page = await context.newPage();
    await page.goto('/casino');
    const tile = page.locator('.game-grid .tile').first();
    const name = await tile.locator('.tile-name').innerText();
    const add = page.getByRole('button', { name: t('play_favourite_add', { name }) }).first();
    const stored = page.waitForResponse((response) => /favorite-games\/\d+$/.test(response.url()));
    await add.click();
    const remove = page.getByRole('button', { name: t('play_favourite_remove', { name }) }).first();
    await remove.waitFor();
    expect((await stored).status()).toBe(200);

    await page.getByRole('link', { name: t('catalogue_favourites') }).click();
    await page.waitForURL(/category=0/);
    await page.locator('.game-grid .tile-name').first().waitFor();
    expect(await page.locator('.game-grid .tile-name').allInnerTexts()).toEqual([name]);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    await page.goto('/livecasino?category=0');
    await page.getByText(t('catalogue_favourites_none')).waitFor();

    await page.goto('/casino?category=0');
    await remove.click();
    await add.waitFor();
    await page.reload();
    await page.getByText(t('catalogue_favourites_none')).waitFor();
    await page.close();
  });

  it('are undone with a word where the server refuses', async () => {
    const page = await context.newPage();
    await page.route(/favorite-games\/\d+$/, (route) => route.abort());
    await page.goto('/casino');
    const star = page.locator('.game-grid .tile-star').first();
    await star.click();
    await page.getByText(t('site_no_answer')).first().waitFor();
    expect(await star.getAttribute('aria-pressed')).toBe('false');
    await page.close();
  });

  it('that can’t be brought say so, with a way to try again', async () => {
    const page = await context.newPage();
    await page.route(/favorite-games\?type/, (route) => route.abort());
    await page.goto('/casino?category=0');
    await page.getByText(t('catalogue_favourites_failed')).waitFor();
    await page.unroute(/favorite-games\?type/);
    await page.getByRole('button', { name: t('site_try_again') }).click();
    await page.getByText(t('catalogue_favourites_none')).waitFor();
    expect(await page.getByText(t('catalogue_favourites_failed')).count()).toBe(0);
    await page.close();
  });
});
