import { runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { desktop, inSample, screenVariants, textsOf } from '../variants.ts';
import { shareBrowser, waitForHydration } from '../visit.ts';

const SLOT = '/play/demo/172101';
/** A game that opens by script, for which our server calls the provider. */
const CARD = '/play/demo/140404';
const IN_TIME_MS = 5_000;
const SLOW_PAGE_MS = 8_000;

const { newPage } = shareBrowser();
const t = textsOf(desktop);

async function switchFault(path: string, body: object): Promise<void> {
  const response = await fetch(`${runningSite().sandboxUrl}/studio/faults${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.text()).toBe(200);
}
const fail = (kind: string, call: string) => switchFault('', { kind, call });
const recover = () => switchFault('/clear', {});
afterEach(recover);

/** Opens a game without waiting for its frame. @returns when its launch began, by this process's clock */
async function openGame(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await waitForHydration(page);
  return performance.now();
}

it.each(inSample(screenVariants, 2))(
  'a dead studio is said in words, and a retry opens it, on a $screen in $language',
  async (variant) => {
    const t = textsOf(variant);
    const page = await newPage(variant);
    await fail('silent', 'page');
    const openedMs = await openGame(page, SLOT);
    await page.getByRole('alert').getByText(t('play_late_title')).waitFor({ timeout: IN_TIME_MS });
    expect(performance.now() - openedMs).toBeLessThan(IN_TIME_MS);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    await recover();
    await page.getByRole('button', { name: t('site_try_again') }).click();
    await page.frameLocator('.game-frame iframe').locator('#spin').waitFor();
    await page.getByText(t('play_late_title')).waitFor({ state: 'detached' });
  },
);

it.each(['refuse', 'half'])('a studio that fails at once (%s) is said in words as well', async (kind) => {
  const page = await newPage();
  await fail(kind, 'page');
  await openGame(page, SLOT);
  const words = page.getByRole('alert').getByText(t('play_late_title'));
  await words.waitFor({ timeout: IN_TIME_MS });
  expect(await words.isVisible()).toBe(true);
});

it('a slow studio opens by itself after the words', async () => {
  const page = await newPage();
  await fail('slow', 'page');
  await openGame(page, SLOT);
  await page.getByText(t('play_late_title')).waitFor({ timeout: IN_TIME_MS });
  await page.getByText(t('play_late_title')).waitFor({ state: 'detached', timeout: 2 * SLOW_PAGE_MS });
  expect(await page.frameLocator('.game-frame iframe').locator('#spin').isVisible()).toBe(true);
});

it('nothing else of the site waits for a studio', async () => {
  const page = await newPage();
  await fail('silent', 'page');
  await fail('silent', 'launch');
  await openGame(page, CARD);
  await page.getByRole('alert').waitFor({ timeout: IN_TIME_MS });
  const openedMs = performance.now();
  await page
    .locator('.game-frame')
    .getByRole('link', { name: t('play_to_lobby') })
    .click();
  await page.locator('.game-grid .tile').first().waitFor();
  expect(performance.now() - openedMs).toBeLessThan(IN_TIME_MS);
});

it.each(['silent', 'refuse', 'half'])(
  'a call to the provider that fails (%s) is said in words',
  async (kind) => {
    const page = await newPage();
    await fail(kind, 'launch');
    await openGame(page, CARD);
    await page
      .getByRole('alert')
      .getByText(t('game_unavailable'))
      .or(page.getByText(t('play_late_title')))
      .first()
      .waitFor({ timeout: IN_TIME_MS });
    await page.getByText(t('game_unavailable')).waitFor();
    await recover();
    await page.getByRole('button', { name: t('site_try_again') }).click();
    const play = page.frameLocator('.game-frame iframe').locator('#go');
    await expect.poll(() => play.isVisible()).toBe(true);
  },
);
