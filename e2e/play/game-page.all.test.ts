import { collectErrors } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { desktop, inSample, screenVariants, phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';

const SLOT = '/game/172101';
/** Poker with a short deck: none of our games has its rules. */
const POKER_TABLE = '/game/140801';
const LIVE_TABLE = 140808;
const UNKNOWN = '/game/999999999';

const t = textsOf(desktop);
const { newPage } = shareBrowser();

describe('the page of a game', () => {
  it.each(inSample(screenVariants, 1))(
    'shows the stated facts without violations, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      const complaints = collectErrors(page);
      await openHydrated(page, SLOT);
      const rules = page.getByRole('region', { name: t('play_rules') });
      await rules.getByText(t('play_rule_slot')).waitFor();
      for (const key of [
        'play_rule_mechanic_coins',
        'play_rule_wild',
        'play_rule_malfunction',
        'play_rule_age',
      ])
        expect(await rules.getByText(t(key)).count()).toBe(1);
      const facts = page.locator('.game-facts');
      expect(await facts.locator('.volatility i').count()).toBe(5);
      const shown = await facts.innerText();
      for (const text of [t('play_mechanic_coins'), t('play_feature_coins')]) expect(shown).toContain(text);
      // Any prize, one larger than the stake, coins, and the highest win.
      const [before = '', after = ''] = t('play_one_in', { games: '#' }).split('#');
      expect(shown.match(new RegExp(`${before}\\d[\\d.,]*${after}`, 'g'))).toHaveLength(4);
      expect(await page.getByRole('region', { name: t('play_similar') }).count()).toBe(1);
      await expectAccessible(page, { withFrames: true });
      expect(await overflowOf(page)).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  it('shows that a game cannot be opened, and is a 404 page if there is none', async () => {
    const page = await newPage();
    await openHydrated(page, POKER_TABLE);
    await page.getByText(t('play_unavailable')).waitFor();
    expect(await page.locator('.game-head a[href^="/Play"]').count()).toBe(0);
    expect((await page.goto(UNKNOWN))?.status()).toBe(404);
    expect((await page.goto('/game/kurt'))?.status()).toBe(404);
  });

  it.each([
    ['without a demo', LIVE_TABLE, 'Andar Bahar', `/PlayGame/${LIVE_TABLE}`],
    ['of the poker room', 1, 'Teksas Poker', '/PlayPoker?game=1'],
    ['that nothing opens', 140801, 'Altı Artı Poker', '/game/140801'],
  ])('is said not to open in a demo, with what leads on: one %s', async (_, id, name, onward) => {
    const page = await newPage(phone);
    const launches: string[] = [];
    page.on(
      'request',
      (request) => void (/\/gameDemo\//.test(request.url()) && launches.push(request.url())),
    );
    await openHydrated(page, `/play/demo/${id}`);
    const notice = page.locator('.closed-game');
    await notice.getByRole('heading', { level: 1 }).waitFor();
    expect(await notice.innerText()).toContain(name);
    expect(await notice.getByRole('link').first().getAttribute('href')).toBe(onward);
    expect(await notice.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(launches).toEqual([]);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  });

  it('links to its studio, its lobby, and to play after sign-in', async () => {
    const page = await newPage();
    await openHydrated(page, SLOT);
    expect(await page.locator('.game-studio').getAttribute('href')).toMatch(/^\/casino\?provider=\d+$/);
    const play = page.locator('.game-actions').getByRole('link', { name: t('play_play'), exact: true });
    await play.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel(t('auth_username'), { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(play)).toBe(true);
  });

  it('is reached from a tile by keyboard, after the demo', async () => {
    const page = await newPage();
    // A single tile, because other tests change the order of the lobby by playing.
    const name = 'Neon Yediler';
    await openHydrated(page, `/casino?search=${encodeURIComponent(name)}`);
    const tile = page.locator('.game-grid .tile').first();
    await tile.locator('.tile-name').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(label).toBe(`${t('play_info')}: ${name}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(pathOf(page)).toMatch(/^\/game\/\d+$/);
  });

  it('is reached from the sheet of a touch screen', async () => {
    const page = await newPage(phone);
    await openHydrated(page, '/casino');
    await page.locator('.tile-name').first().tap();
    const info = page.getByRole('dialog').getByRole('link', { name: t('play_info') });
    await info.tap();
    await page.waitForURL(/\/game\/\d+$/);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('is in the sitemap, in files of a limited size', async () => {
    const read = async (path: string) => (await fetch(new URL(path, runningSite().siteUrl))).text();
    const whole = await read('/sitemap.xml');
    const parts = [...whole.matchAll(/<sitemap><loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    const files = parts.length === 0 ? [whole] : await Promise.all(parts.map(read));
    expect(files.some((file) => file.includes(`${SLOT}<`))).toBe(true);
    for (const file of files) expect(file.match(/<url>/g)?.length).toBeLessThanOrEqual(5_000);
  });
});
