import { describe, expect, it } from 'vitest';

import { signInNewPlayer } from '../accounts.ts';
import { desktop, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const t = textsOf(desktop);
const { newPage } = shareBrowser();

describe('favourites', () => {
  it('are undone with a message if the server refuses', async () => {
    const page = await newPage();
    await signInNewPlayer(page);
    await page.route(/favorite-games\/\d+$/, (route) => route.abort());
    await openHydrated(page, '/casino');
    const star = page.locator('.game-grid .tile-star').first();
    await star.click();
    await page.getByText(t('site_no_answer')).first().waitFor();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
  });

  it('that cannot be loaded show a message and a way to try again', async () => {
    const page = await newPage();
    await signInNewPlayer(page);
    await page.route(/favorite-games\?type/, (route) => route.abort());
    await openHydrated(page, '/casino?category=0');
    await page.getByText(t('catalogue_favourites_failed')).waitFor();
    await page.unroute(/favorite-games\?type/);
    await page.getByRole('button', { name: t('site_try_again') }).click();
    await page.getByText(t('catalogue_favourites_none')).waitFor();
    expect(await page.getByText(t('catalogue_favourites_failed')).count()).toBe(0);
  });
});
