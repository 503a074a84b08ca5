import { collectErrors } from '@baize/testkit/browser';
import { brandUrl } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { desktop, phone, inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';

const SLOT = 172101;
const HIGH_FLYER = 190170;
const t = textsOf(desktop);
const { newPage } = shareBrowser();

const spin = (page: Page) => page.frameLocator('.game-frame iframe').locator('#spin');
const closeButton = (page: Page) => page.getByRole('button', { name: t('play_close') });
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

describe('a game in a window of its own', () => {
  it('takes the game over from the page, and ends with its window', async () => {
    const page = await newPage();
    await signInNewPlayer(page);
    await openHydrated(page, `/PlayGame/${SLOT}`);
    await spin(page).waitFor();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: t('play_new_window') }).click();
    const own = await opening;
    await spin(own).waitFor();
    expect(pathOf(own)).toBe(`/PlayGameNewWindow/Ejder-Hazinesi/${SLOT}`);
    expect(await own.evaluate(() => [innerWidth, innerHeight])).toEqual([1200, 800]);
    expect(await own.getByRole('banner').count()).toBe(0);
    expect(await own.getByRole('contentinfo').count()).toBe(0);
    await page.waitForURL('**/casino');
    // Until the page has left, the window may say that the game is played there.
    await expect.poll(() => own.getByRole('alertdialog').count()).toBe(0);
    const closing = own.waitForEvent('close');
    await closeButton(own).click();
    await closing;
  });

  it('is not left behind if the browser blocks the window', async () => {
    const page = await newPage();
    await signInNewPlayer(page);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openHydrated(page, `/PlayGame/${SLOT}`);
    await page.getByRole('button', { name: t('play_new_window') }).click();
    await page.getByText(t('play_new_window_blocked')).first().waitFor();
    expect(pathOf(page)).toBe(`/PlayGame/${SLOT}`);
  });
});

describe('the launcher', () => {
  it.each(inSample(screenVariants, 2))(
    'has the game and nothing else, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await signInNewPlayer(page);
      const complaints = collectErrors(page);
      await openHydrated(page, `/launcher/${SLOT}`);
      await spin(page).waitFor();
      expect(await page.getByRole('banner').count()).toBe(0);
      const stage = await page.locator('.play-stage').boundingBox();
      const size = page.viewportSize();
      expect([stage?.x, stage?.y, stage?.width, stage?.height]).toEqual([0, 0, size?.width, size?.height]);
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole('button', { name: t('play_close') }).click();
      await page.waitForURL('**/casino');
      expect(complaints).toEqual([]);
    },
  );

  it('is for members, who are taken there after signing in', async () => {
    const page = await newPage();
    for (const address of [
      `/launcher/${SLOT}`,
      `/PlayGameNewWindow/x/${SLOT}`,
      `/PlayZeplinGame/x/${HIGH_FLYER}`,
    ]) {
      await openHydrated(page, address);
      await expect.poll(() => pathOf(page)).toBe('/login');
    }
  });

  it('leads to the poker lobby for a poker game', async () => {
    const page = await newPage();
    await signInNewPlayer(page);
    await openHydrated(page, '/launcher/3');
    await expect.poll(() => addressOf(page)).toBe('/PlayPoker?game=3');
  });
});

describe('the optional parameters of a game', () => {
  it('name the lobby that closing leads to', async () => {
    const page = await newPage();
    await signInNewPlayer(page);
    await openHydrated(page, `/PlayGame/${SLOT}?type=live_casino&page=2&name=x&data=y&unknown=1`);
    await spin(page).waitFor();
    await closeButton(page).click();
    await expect.poll(() => addressOf(page)).toBe('/livecasino?page=2');
  });

  it('name the container', async () => {
    const page = await newPage();
    await signInNewPlayer(page);
    await openHydrated(page, `/PlayGame/${SLOT}?container=window&type=games`);
    await spin(page).waitFor();
    expect(addressOf(page)).toBe(`/launcher/${SLOT}?type=games`);
    await closeButton(page).click();
    await page.waitForURL('**/games');
  });

  it('offer the full screen, and leave loading to the game', async () => {
    const page = await newPage();
    await signInNewPlayer(page);
    await page.route(`**/_api/game/${SLOT}*`, () => undefined);
    await openHydrated(page, `/PlayGame/${SLOT}?loader=0`);
    await page.locator('.game-frame').waitFor();
    expect(await page.locator('.game-frame .skeleton').count()).toBe(0);
    await page.unrouteAll();
    await openHydrated(page, `/PlayGame/${SLOT}?fullscreen=1`);
    await page.getByText(t('play_full_screen_offer')).waitFor();
    await page.getByRole('button', { name: t('play_full_screen_no') }).click();
    expect(await page.getByText(t('play_full_screen_offer')).count()).toBe(0);
  });
});

describe('the address of airship games', () => {
  it('is for them only', async () => {
    const page = await newPage();
    await signInNewPlayer(page);
    await openHydrated(page, `/PlayZeplinGame/Yuksek-Ucus/${HIGH_FLYER}`);
    await page.getByRole('heading', { level: 1, name: 'Yüksek Uçuş' }).waitFor();
    expect(pathOf(page)).toBe(`/PlayZeplinGame/Yuksek-Ucus/${HIGH_FLYER}`);
    await closeButton(page).click();
    await page.waitForURL('**/games');
    await page.goto(`/PlayZeplinGame/x/${SLOT}`);
    await page.waitForURL(`**/PlayGame/${SLOT}`);
  });
});

describe('the high flyer', () => {
  /** Opens the page as if the game could be played, whatever the catalogue says. */
  async function openPlayable(page: Page) {
    await page.route(`**/_api/game-sheet/${HIGH_FLYER}`, async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { data: { game: object } };
      const data = { ...reply.data, launchable: true, game: { ...reply.data.game, demo: 1 } };
      return route.fulfill({ response, json: { ...reply, data } });
    });
    await openHydrated(page, '/poker');
    await page.evaluate(() => {
      history.pushState(null, '', '/play-high-flyer');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('heading', { level: 1, name: 'Yüksek Uçuş' }).waitFor();
  }

  it('is a poster on phones, with its studio and both ways to play', async () => {
    const page = await newPage(phone);
    await openPlayable(page);
    const poster = page.locator('.flyer-poster');
    await poster.getByText('İrtifa').waitFor();
    const fun = poster.getByRole('link', { name: t('play_demo_long') });
    expect(await fun.getAttribute('href')).toBe(`/play/demo/${HIGH_FLYER}`);
    await expectAccessible(page, { part: '.flyer-poster' });
    expect(await overflowOf(page)).toBe(0);
    await poster.getByRole('link', { name: t('play_play'), exact: true }).click();
    await page.getByRole('dialog').getByLabel(t('auth_username'), { exact: true }).waitFor();
  });

  it('opens the game elsewhere, with play money for a visitor', async () => {
    const page = await newPage();
    const launched = page.waitForRequest(`**/_api/gameDemo/${HIGH_FLYER}*`);
    await openPlayable(page);
    await launched;
    expect(await page.locator('.flyer-poster').count()).toBe(0);
  });

  it.each(inSample(screenVariants, 0))('has no violations on a $screen in $language', async (variant) => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const reply = await openHydrated(page, '/play-high-flyer');
    expect(reply?.status()).toBe(200);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('leads home at the brand that has it so', async () => {
    const page = await newPage();
    await page.goto(`${brandUrl('limonata')}/play-high-flyer`);
    expect(pathOf(page)).toBe('/');
  });
});
