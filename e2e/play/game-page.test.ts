import { AxeBuilder } from '@axe-core/playwright';
import { formatMessage } from '@baize/messages';
import { newVisitor, openBrowser, watchComplaints } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SLOT = '/game/172101';
const LIVE_TABLE = '/game/130001';
const UNKNOWN = '/game/999999999';

const visits = [
  { screen: 'phone', language: 'tr' },
  { screen: 'desktop', language: 'en' },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function visit(options: Parameters<typeof newVisitor>[1] = {}): Promise<Page> {
  const context = await newVisitor(browser, options);
  await context.addCookies([
    { name: 'lang', value: options.language ?? 'tr', domain: 'localhost', path: '/' },
  ]);
  return context.newPage();
}

async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...(wider > 0 ? [`${wider} px too wide`] : []),
  ];
}

describe('the page of a game', () => {
  it.each(visits)('tells what is stated, without fault, on a $screen in $language', async (options) => {
    const t = (key: string) => formatMessage(options.language, key);
    const page = await visit(options);
    const complaints = watchComplaints(page);
    await page.goto(SLOT);
    const rules = page.getByRole('region', { name: t('play_rules') });
    await rules.getByText(t('play_rule_slot')).waitFor();
    for (const key of ['play_rule_wild', 'play_rule_malfunction', 'play_rule_age'])
      expect(await rules.getByText(t(key)).count()).toBe(1);
    expect(await page.locator('.game-facts .volatility i').count()).toBe(5);
    expect(await page.getByRole('region', { name: t('play_similar') }).count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says so where a game cannot be opened, and answers 404 where there is none', async () => {
    const page = await visit();
    await page.goto(LIVE_TABLE);
    await page.getByText(formatMessage('tr', 'play_unavailable')).waitFor();
    expect(await page.locator('.game-head a[href^="/Play"]').count()).toBe(0);
    expect((await page.goto(UNKNOWN))?.status()).toBe(404);
    expect((await page.goto('/game/kurt'))?.status()).toBe(404);
    await page.context().close();
  });

  it('leads on: its studio, its lobby, and play once one has signed in', async () => {
    const t = (key: string) => formatMessage('tr', key);
    const page = await visit();
    await page.goto(SLOT, { waitUntil: 'networkidle' });
    expect(await page.locator('.game-studio').getAttribute('href')).toMatch(/^\/casino\?provider=\d+$/);
    const play = page.locator('.game-actions').getByRole('link', { name: t('play_play'), exact: true });
    await play.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel(t('auth_username'), { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await play.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('is reached from a tile by the keyboard, after the demo', async () => {
    const page = await visit();
    await page.goto('/casino', { waitUntil: 'networkidle' });
    const tile = page.locator('.game-grid .tile').first();
    const name = await tile.locator('.tile-name').innerText();
    await tile.locator('.tile-name').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(label).toBe(`${formatMessage('tr', 'play_info')}: ${name}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/game\/\d+$/);
    await page.context().close();
  });

  it('is reached from the sheet of a finger', async () => {
    const page = await visit({ screen: 'phone' });
    await page.goto('/casino', { waitUntil: 'networkidle' });
    await page.locator('.tile-name').first().tap();
    const info = page.getByRole('dialog').getByRole('link', { name: formatMessage('tr', 'play_info') });
    await info.tap();
    await page.waitForURL(/\/game\/\d+$/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('is in the sitemap, in files of a bounded size', async () => {
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
