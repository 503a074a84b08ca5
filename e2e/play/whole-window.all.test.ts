import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { signInNewPlayer } from '../accounts.ts';
import { phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { beginEarlier } from './begin-earlier.ts';

const { newPage } = shareBrowser();
const t = textsOf(phone);
const GAME = '/PlayGame/172101';
const AWAY = 'https://whole-window.example/';

const check = (page: Page) =>
  page.getByRole('alertdialog', { name: t('play_check_title', { hours: 1, minutes: 1 }) });

/** Launches take the whole window, which no provider of the demo does. */
async function takeWindow(page: Page) {
  let launches = 0;
  await page.route('**/_api/game/172101*', async (route) => {
    launches += 1;
    const response = await route.fetch();
    const reply = (await response.json()) as { data: object };
    const data = { ...reply.data, device: 2, url: `${AWAY}?launch=${launches}` };
    return route.fulfill({ response, json: { ...reply, data } });
  });
  await page.route(`${AWAY}**`, (route) => route.fulfill({ body: 'the game', contentType: 'text/html' }));
}

/** A player in a game, whose reality check becomes due there. */
async function playAway(page: Page): Promise<void> {
  const { username } = await signInNewPlayer(page);
  await takeWindow(page);
  await openHydrated(page, '/casino');
  await page.goto(GAME, { waitUntil: 'commit' });
  await page.waitForURL(`${AWAY}**`);
  await beginEarlier(username, 61);
}

describe('a game in the whole window', () => {
  it('is followed by the reality check on any page of the site, once', async () => {
    const page = await newPage(phone);
    await playAway(page);
    await openHydrated(page, '/');
    await check(page).waitFor();
    await page.keyboard.press('Escape');
    await openHydrated(page, '/casino');
    await check(page).waitFor();
    await page.getByRole('button', { name: t('play_check_continue') }).click();
    await check(page).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/casino');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await openHydrated(page, '/');
    await page.getByTestId('balance').first().waitFor();
    expect(calls.filter((url) => url.endsWith('/account/play-session'))).toEqual([]);
  });

  it('does not open again before the check, and then by a new address', async () => {
    const page = await newPage(phone);
    await playAway(page);
    await openHydrated(page, GAME);
    await check(page).waitFor();
    expect(await page.locator('.game-frame iframe').count()).toBe(0);
    expect(pathOf(page)).toBe(GAME);
    await page.getByRole('button', { name: t('play_check_continue') }).click();
    await page.waitForURL(`${AWAY}?launch=3`);
  });

  it('is left behind by Back, which leads to the page before it', async () => {
    const page = await newPage(phone);
    await playAway(page);
    await page.goBack({ waitUntil: 'commit' });
    await check(page).waitFor();
    expect(pathOf(page)).toBe('/casino');
    await page.getByRole('button', { name: t('play_check_stop') }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect(await check(page).count()).toBe(0);
  });
});
