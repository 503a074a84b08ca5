import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { desktop, phone, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';

const t = textsOf(desktop);
const { newPage } = shareBrowser();

describe('favourites', () => {
  it('are for players: a visitor has no star and is asked to sign in', async () => {
    const page = await newPage(phone);
    await openHydrated(page, '/casino?category=0');
    await page.getByText(t('catalogue_favourites_sign_in')).waitFor();
    await openHydrated(page, '/casino');
    expect(await page.locator('.tile-star').count()).toBe(0);
  });

  it('are added at once, listed by lobby, and removed again', async () => {
    const page = await newPage();
    await signInNewPlayer(page);
    await openHydrated(page, '/casino');
    const name = await page.locator('.game-grid .tile-name').first().innerText();
    const add = page.getByRole('button', { name: t('play_favourite_add', { name }) }).first();
    const stored = page.waitForResponse((response) => /favorite-games\/\d+$/.test(response.url()));
    await add.click();
    const remove = page.getByRole('button', { name: t('play_favourite_remove', { name }) }).first();
    await remove.waitFor();
    expect((await stored).status()).toBe(200);

    await page.getByRole('link', { name: t('catalogue_favourites') }).click();
    await page.waitForURL(/category=0/);
    await page.locator('.game-grid .tile-name').first().waitFor();
    await expect.poll(() => page.locator('.game-grid .tile-name').allInnerTexts()).toEqual([name]);
    await expectAccessible(page, { part: 'main', withAdvice: true });

    await openHydrated(page, '/livecasino?category=0');
    await page.getByText(t('catalogue_favourites_none')).waitFor();

    await openHydrated(page, '/casino?category=0');
    await remove.click();
    await add.waitFor();
    await reloadHydrated(page);
    await page.getByText(t('catalogue_favourites_none')).waitFor();
  });
});
