import { collectErrors } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { inputsOf } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { desktop, englishDesktop, inSample, journeyVariants, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { frameAddress, replyToLaunch, sendFromFrame, serveFrame } from './launch-replies.ts';

const DEMO = '/play/demo/172101';
const LAUNCH = '**/_api/gameDemo/172101*';
const t = textsOf(desktop);
const { newPage } = shareBrowser();

const frame = (page: Page) => page.locator('.game-frame iframe');
const retry = (page: Page) => page.getByRole('button', { name: t('site_try_again') });
const reload = (page: Page) => page.getByRole('button', { name: t('play_reload') });

describe('a launch that fails', () => {
  it.each(inputsOf([400, 403, 404, 405, 422, 429, 503], (status) => status === 422))(
    'shows the message of a %i and a retry',
    async (status) => {
      const page = await newPage();
      let launches = 0;
      await page.route(LAUNCH, (route) => {
        launches += 1;
        const data = { message: `Yanıt ${status}.` };
        return route.fulfill({ status, json: { success: false, message: 'x', data } });
      });
      await openHydrated(page, DEMO);
      await page.getByRole('alert').getByText(`Yanıt ${status}.`).waitFor();
      await retry(page).click();
      await expect.poll(() => launches).toBe(2);
      expect(pathOf(page)).toBe(DEMO);
    },
  );

  it.each(inSample(screenVariants, 0))(
    'is legible and leads to the lobby, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await page.route(LAUNCH, (route) => route.fulfill({ status: 422, json: { success: false } }));
      await openHydrated(page, DEMO);
      await page.getByRole('heading', { name: t('play_failed_title') }).waitFor();
      await page.getByText(t('site_unknown_error')).waitFor();
      await expectAccessible(page);
      await page
        .locator('.game-frame')
        .getByRole('link', { name: t('play_to_lobby') })
        .click();
      await expect.poll(() => pathOf(page)).toBe('/casino');
    },
  );

  it.each(inSample(journeyVariants, 1))(
    'leads home after a fault of ours, with the message, in $language',
    async (variant) => {
      const page = await newPage(variant);
      await page.route(LAUNCH, (route) =>
        route.fulfill({ status: 500, json: { success: false, message: 'Sunucu yoruldu.' } }),
      );
      await openHydrated(page, DEMO);
      await expect.poll(() => pathOf(page)).toBe('/');
      await page.getByText('Sunucu yoruldu.').first().waitFor();
    },
  );

  it.each([
    ['HTML in place of JSON', { contentType: 'text/html', body: '<!doctype html><p>proxy</p>' }],
    ['half a reply', { contentType: 'application/json', body: '{"success":true,"data":{"type":"u' }],
  ])('shows words of ours for %s', async (_, reply) => {
    const page = await newPage(englishDesktop);
    await page.route(LAUNCH, (route) => route.fulfill(reply));
    await openHydrated(page, DEMO);
    await page.getByText(textsOf(englishDesktop)('site_no_answer')).waitFor();
    expect(await frame(page).count()).toBe(0);
  });

  it('opens nothing at an address of the site itself, or at one that no game has', async () => {
    const page = await newPage();
    for (const url of ['/robots.txt', 'javascript:alert(1)']) {
      await replyToLaunch(page, {
        url: url.startsWith('/') ? new URL(url, runningSite().siteUrl).href : url,
      });
      await openHydrated(page, DEMO);
      await page.getByRole('heading', { name: t('play_failed_title') }).waitFor();
      expect(await frame(page).count()).toBe(0);
      await page.unrouteAll();
    }
  });

  it('asks for the name in the poker room if that is missing', async () => {
    const page = await newPage();
    await signInNewPlayer(page);
    await page.route('**/_api/game/172101*', (route) => {
      const data = { message: 'Adınız yok.', code: 1005 };
      return route.fulfill({ status: 422, json: { success: false, message: 'x', data } });
    });
    await openHydrated(page, '/PlayGame/172101');
    await page.getByRole('dialog', { name: t('poker_name_title') }).waitFor();
    expect(pathOf(page)).toBe('/PlayGame/172101');
  });
});

describe('launches', () => {
  it('run one at a time', async () => {
    const page = await newPage();
    await serveFrame(page, '<p>game</p>');
    const launches = await replyToLaunch(page, {});
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(LAUNCH, async (route) => {
      await held;
      await route.fallback();
    });
    const requests: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().includes('/gameDemo/') && requests.push(request.url())),
    );
    await openHydrated(page, DEMO);
    await expect.poll(() => requests.length).toBe(1);
    await reload(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
    await page.waitForTimeout(300);
    expect(requests).toHaveLength(1);
    release();
    await page.frameLocator('.game-frame iframe').getByText('game').waitFor();
    await reload(page).click();
    await expect.poll(() => frame(page).getAttribute('src')).toBe(`${frameAddress()}?launch=2`);
    expect(launches.count).toBe(2);
  });
});

describe('messages of the frame', () => {
  it('are heard from its own document only, and in known words only', async () => {
    const page = await newPage();
    const complaints = collectErrors(page);
    await serveFrame(page, '<p>game</p>');
    const launches = await replyToLaunch(page, {});
    await openHydrated(page, DEMO);
    await page.frameLocator('.game-frame iframe').getByText('game').waitFor();

    // The page itself, and another frame of the same origin.
    await page.evaluate(() => {
      for (const type of ['baize:exit', 'baize:deposit', 'baize:reload']) postMessage({ type }, '*');
    });
    await page.evaluate((src) => {
      const other = document.createElement('iframe');
      Object.assign(other, { src, id: 'other', title: 'other' });
      document.body.append(other);
    }, frameAddress());
    await page.frameLocator('#other').getByText('game').waitFor();
    for (const type of ['baize:exit', 'baize:deposit', 'baize:reload'])
      await sendFromFrame(page, { type }, '#other');
    const unknown = [null, 'baize:exit', ['baize:exit'], { type: 'exit' }, { kind: 'baize:exit' }, 7];
    for (const data of unknown) await sendFromFrame(page, data);
    await page.waitForTimeout(2_500);
    expect(pathOf(page)).toBe(DEMO);
    expect(launches.count).toBe(1);

    await sendFromFrame(page, { type: 'baize:reload' });
    await expect.poll(() => frame(page).getAttribute('src')).toBe(`${frameAddress()}?launch=2`);
    await page.frameLocator('.game-frame iframe').getByText('game').waitFor();
    await sendFromFrame(page, { type: 'baize:exit', more: 1 });
    await page.waitForURL('**/casino');
    expect(complaints).toEqual([]);
  });

  it('do not make it reload for ever', async () => {
    const page = await newPage();
    await serveFrame(page, "<p>game</p><script>parent.postMessage({ type: 'baize:reload' }, '*')</script>");
    const launches = await replyToLaunch(page, {});
    await openHydrated(page, DEMO);
    await page.frameLocator('.game-frame iframe').getByText('game').waitFor();
    await page.waitForTimeout(1_500);
    expect(launches.count).toBe(1);
  });

  it('lead to the deposit', async () => {
    const page = await newPage();
    await serveFrame(page, '<p>game</p>');
    await replyToLaunch(page, {});
    await openHydrated(page, DEMO);
    await page.frameLocator('.game-frame iframe').getByText('game').waitFor();
    await sendFromFrame(page, { type: 'baize:deposit' });
    await expect.poll(() => pathOf(page)).toBe('/login');
  });
});
