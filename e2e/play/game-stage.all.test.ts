import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import { desktop, phone, inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { replyToLaunch, serveFrame } from './launch-replies.ts';

const DEMO = '/play/demo/172101';
/** A phone on its side. */
const LANDSCAPE = { width: 844, height: 390 };
const DOCUMENT_STUDIO = 9088;

const t = textsOf(desktop);
const { newPage } = shareBrowser();

const stageBox = (page: Page) => page.locator('.play-stage').boundingBox();
const frameBox = (page: Page) => page.locator('.game-frame').boundingBox();
const fullScreen = (page: Page) => page.getByRole('button', { name: t('play_full_screen'), exact: true });
const endFullScreen = (page: Page) => page.getByRole('button', { name: t('play_full_screen_end') });

/** Items of the bar's menu on a phone that reach out of the window, or stand beside the one before. */
const menuProblems = (page: Page) =>
  page.locator('.play-actions').evaluate((menu) => {
    const items = [...menu.children].filter((item) => item.checkVisibility());
    let bottomAbove = 0;
    return items.flatMap((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      const isPlaced = left >= 0 && right <= innerWidth && top >= bottomAbove;
      bottomAbove = bottom;
      return isPlaced ? [] : [item.ariaLabel];
    });
  });

const more = (page: Page) => page.getByRole('button', { name: t('play_more') });

/** Like an iPhone, whose browser has no full screen for elements. */
async function refuseFullScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: false });
  });
}

describe('the full screen', () => {
  it('is the browser’s own if it has one', async () => {
    const page = await newPage();
    await openHydrated(page, DEMO);
    await fullScreen(page).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('play-stage');
    await endFullScreen(page).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await fullScreen(page).waitFor();
  });

  it('is a stage that fills the window if not, with nothing reachable below it', async () => {
    const page = await newPage(phone);
    await refuseFullScreen(page);
    await openHydrated(page, DEMO);
    await more(page).tap();
    await expectAccessible(page, { part: '.play-stage' });
    await fullScreen(page).tap();
    const { width, height } = page.viewportSize() ?? LANDSCAPE;
    await expect.poll(() => stageBox(page)).toEqual({ x: 0, y: 0, width, height });
    const bottom = await frameBox(page);
    expect(Math.round((bottom?.y ?? 0) + (bottom?.height ?? 0))).toBe(height);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    await expectAccessible(page, { part: '.play-stage' });
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isFocused(more(page))).toBe(true);
    await page.setViewportSize(LANDSCAPE);
    await expect.poll(() => stageBox(page)).toEqual({ x: 0, y: 0, ...LANDSCAPE });
    await endFullScreen(page).waitFor();
    await page.keyboard.press('Escape');
    await fullScreen(page).waitFor();
    expect(await page.locator('[data-fixed]').count()).toBe(0);
  });

  it('is offered for a game that is made for it, and opened by the player’s own tap', async () => {
    const page = await newPage();
    await serveFrame(page, '<p>game</p>');
    await replyToLaunch(page, { full_screen: 1 });
    await openHydrated(page, DEMO);
    await page.getByText(t('play_full_screen_offer')).waitFor();
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    await page
      .locator('.play-offer')
      .getByRole('button', { name: t('play_full_screen'), exact: true })
      .click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    expect(await page.getByText(t('play_full_screen_offer')).count()).toBe(0);
  });
});

describe('a phone on its side', () => {
  it.each(['tr', 'en'] as const)('shows the game with one slim bar, in %s', async (language) => {
    const page = await newPage({ screen: 'phone', language });
    await page.setViewportSize(LANDSCAPE);
    await signInNewPlayer(page);
    await openHydrated(page, '/PlayGame/172101');
    await page.getByTestId('net').waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect((await page.locator('.play-bar').boundingBox())?.height).toBeLessThanOrEqual(48);
    const frame = await frameBox(page);
    expect(frame?.width).toBe(LANDSCAPE.width);
    expect(frame?.height).toBeGreaterThanOrEqual(LANDSCAPE.height - 50);
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
  });
});

describe('the bar above a game', () => {
  it.each(inSample(screenVariants, 2))(
    'holds everything within the screen, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await openHydrated(page, '/PlayGame/172101');
      await page.getByTestId('net').waitFor();
      const openMenu = async () => {
        if (variant.screen === 'phone') await page.getByRole('button', { name: t('play_more') }).click();
      };
      await openMenu();
      const star = page.locator('.play-favourite');
      expect(await star.getAttribute('aria-pressed')).toBe('false');
      const saved = page.waitForResponse('**/_api/account/favorite-games/172101');
      await star.click();
      await saved;
      await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
      await reloadHydrated(page);
      await expect.poll(() => page.locator('.play-favourite').getAttribute('aria-pressed')).toBe('true');
      await openMenu();
      if (variant.screen === 'phone') expect(await menuProblems(page)).toEqual([]);
      for (const name of ['play_reload', 'play_full_screen', 'play_close'])
        expect(await page.getByRole('button', { name: t(name), exact: true }).isVisible()).toBe(true);
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
      if (variant.screen === 'phone')
        expect((await page.locator('.play-bar').boundingBox())?.height).toBeLessThanOrEqual(56);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => overflowOf(page)).toBe(0);
    },
  );

  it('is followed by other games of the studio', async () => {
    const page = await newPage();
    await openHydrated(page, DEMO);
    const rail = page.getByRole('region', { name: t('play_of_studio', { studio: 'Kuzgun' }) });
    await rail.waitFor();
    expect(await rail.locator('.tile').count()).toBeGreaterThan(3);
    const names = await page.locator('.play-page .tile-name').allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
  });
});

it('a game of a studio whose games are documents has a frame as high as the window', async () => {
  const page = await newPage();
  const [game] = await queryDatabase<{ id: number }>(
    'select id from game where studio_id = $1 and demo and launchable limit 1',
    [String(DOCUMENT_STUDIO)],
  );
  await openHydrated(page, `/play/demo/${game?.id}`);
  expect(await page.locator('.game-frame').getAttribute('data-shape')).toBe('document');
  expect((await frameBox(page))?.height).toBe(900 - 160);
});
