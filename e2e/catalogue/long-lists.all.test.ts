import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { desktop, phone, textsOf } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { firstName, tiles } from './lobby-page.ts';

const t = textsOf(desktop);

const { openPage } = shareBrowser();

describe('a lobby', () => {
  it('filters slots by how they pay and by volatility, and a lobby without slots by neither', async () => {
    const page = await openPage('/casino');
    const ways = page.getByRole('region', { name: t('play_mechanic') });
    for (const name of ['play_mechanic_coins', 'play_mechanic_cluster'] as const)
      await ways.getByRole('checkbox', { name: t(name) }).check();
    await page.waitForURL(/mechanic=coins,cluster$|mechanic=coins%2Ccluster$/);
    expect(await firstName(page)).toBe('Ejder Hazinesi');
    expect(await page.getByRole('region', { name: t('play_volatility') }).count()).toBe(1);
    const bingo = await openPage('/bingo');
    expect(await bingo.getByRole('region', { name: t('catalogue_studios') }).count()).toBe(1);
    for (const name of ['play_mechanic', 'play_volatility'] as const)
      expect(await bingo.getByRole('region', { name: t(name) }).count()).toBe(0);
  });

  it('has ten thousand games in the list and only those near the screen in the document', async () => {
    const page = await openPage('/casino');
    const many = 10_000;
    await page.route('**/_api/games*', async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { games: { data: { id: number; name: string }[] } };
      const [sample] = reply.games.data;
      const data = Array.from({ length: many - 50 }, (_, index) => ({
        ...sample,
        id: 900_000 + index,
        name: `Oyun ${index + 51}`,
      }));
      await route.fulfill({
        json: { success: true, games: { ...reply.games, data, total: many, next_page_url: null } },
      });
    });
    await page.locator('.more-row').scrollIntoViewIfNeeded();
    await page.locator('[role=listitem]').first().waitFor();
    expect(await tiles(page)).toBeLessThan(120);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(many * 20);
    await page.locator('.lobby').evaluate((lobby) => {
      scrollTo(0, scrollY + lobby.getBoundingClientRect().bottom - innerHeight);
    });
    await page.getByText('Oyun 10000', { exact: true }).waitFor();
    expect(await tiles(page)).toBeLessThan(120);
    const position = page.getByRole('listitem').filter({ hasText: /^Oyun 10000/ });
    expect(await position.getAttribute('aria-posinset')).toBe(String(many));
    await expectAccessible(page, { part: '.lobby-main', withAdvice: true });
  });

  it('shows that loading more has failed, and retries by the button', async () => {
    const page = await openPage('/casino');
    await page.route('**/_api/games*', (route) => route.abort());
    await page.locator('.more-row').scrollIntoViewIfNeeded();
    await page.getByText(t('catalogue_more_failed')).waitFor();
    expect(await tiles(page)).toBe(50);
    await page.unroute('**/_api/games*');
    await page.getByRole('button', { name: t('catalogue_load_more') }).click();
    await expect.poll(() => tiles(page)).toBe(100);
  });

  it('has a skip link past its many filters', async () => {
    const page = await openPage('/casino');
    const skip = page.getByRole('link', { name: t('catalogue_skip_filters') });
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = await page.evaluate(() => document.activeElement?.textContent);
    expect(first).toBe(await firstName(page));
  });

  it('shows its studios in a sheet on a phone', async () => {
    const page = await openPage('/livecasino', phone);
    await page.getByRole('button', { name: t('catalogue_filter'), exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox').first().tap({ force: true });
    await page.waitForURL(/provider=\d+/);
    await expectAccessible(page, { part: 'dialog', withAdvice: true });
    await sheet.locator('.dialog-foot button').tap();
    await expect.poll(() => sheet.count()).toBe(0);
  });
});
