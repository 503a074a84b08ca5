import { collectErrors } from '@baize/testkit/browser';
import { brandUrl, runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused } from '../accessibility.ts';
import { inSample, journeyVariants, englishDesktop, type Variant, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

const opener = (page: Page, variant: Variant) =>
  variant.screen === 'phone'
    ? page.locator('.bottom-bar').getByRole('button', { name: textsOf(variant)('site_support_short') })
    : page.locator('.support-button');
const panel = (page: Page, variant: Variant) =>
  page.getByRole('dialog', { name: textsOf(variant)('site_support') });
const frame = (page: Page) => page.frameLocator('.support-panel iframe');

describe('live support', () => {
  it.each(inSample(journeyVariants, 1))(
    'replies next to the page, on a $screen in $language',
    async (variant) => {
      const page = await newPage(variant);
      const complaints = collectErrors(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openHydrated(page, '/');
      expect(asked.filter((url) => /support/.test(url))).toEqual([]);

      await opener(page, variant).click();
      await panel(page, variant).waitFor();
      const field = frame(page).getByRole('textbox');
      await field.fill(variant.language === 'tr' ? 'Yatırımım gelmedi' : 'My deposit is late');
      await field.press('Enter');
      await frame(page)
        .getByText(variant.language === 'tr' ? /^Yatırımlar genellikle/ : /^Deposits usually/)
        .waitFor();
      await expectAccessible(page, { withFrames: true });

      // The key removes its own frame, so the press may never be acknowledged.
      await Promise.race([
        field.press('Escape').catch(() => undefined),
        panel(page, variant).waitFor({ state: 'detached' }),
      ]);
      await panel(page, variant).waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(opener(page, variant))).toBe(true);
      expect(complaints).toEqual([]);
    },
  );

  it('leaves the page usable, stays open during navigation and closes by its button', async () => {
    const page = await newPage(englishDesktop);
    await openHydrated(page, '/');
    await opener(page, englishDesktop).click();
    await frame(page).getByRole('textbox').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Jackpot' }).click();
    await page.waitForURL('**/Jackpot');
    await panel(page, englishDesktop)
      .getByRole('button', { name: textsOf(englishDesktop)('account_support_close') })
      .click();
    await panel(page, englishDesktop).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/Jackpot');
  });

  it('is not offered by a brand without one', async () => {
    const page = await newPage(englishDesktop);
    await openHydrated(page, brandUrl('lumen'));
    expect(await page.locator('.support-button').count()).toBe(0);
    expect((await page.request.get(`${runningSite().siteUrl}/_support/web`)).status()).toBe(200);
    const answer = await page.goto(`${brandUrl('lumen')}/_support/web`);
    expect(answer?.status()).toBe(404);
  });
});

describe('a misbehaving chat script', () => {
  /** Replaces the provider's script. */
  const serve = (page: Page, body: string) =>
    page.route('**/support/chat.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));

  it('cannot access storage, page or window, in the frame or opened directly', async () => {
    const page = await newPage(englishDesktop);
    await serve(
      page,
      `const tries = {
        storage: () => localStorage.getItem('canary'),
        session: () => sessionStorage.getItem('canary'),
        cookie: () => document.cookie,
        page: () => parent.document.body.innerHTML,
        own: () => frameElement.id,
        leave: () => { if (top !== window) top.location.href = 'about:blank#left'; },
        call: () => fetch('/_api/user-profile'),
      };
      const hits = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try { const got = attempt(); if (got instanceof Promise) got.then(() => hits.push(name), () => {}); else if (got !== null && got !== undefined && got !== '') hits.push(name); } catch {}
      }
      setTimeout(() => { document.body.textContent = 'hits:' + hits.join(); }, 300);`,
    );
    await openHydrated(page, '/');
    await page.evaluate(() => localStorage.setItem('canary', 'sings'));
    await opener(page, englishDesktop).click();
    await frame(page).getByText('hits:', { exact: true }).waitFor();
    expect(pathOf(page)).toBe('/');
    await page.goto('/_support/web');
    await page.getByText(/^hits:/).waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/storage|session|cookie|call/);
  });

  it('is ignored for unknown messages, and limited for known ones', async () => {
    const page = await newPage(englishDesktop);
    await serve(
      page,
      `parent.postMessage({ kind: 'baize:support', type: 'height', heightPx: 1e9 }, '*');
       parent.postMessage({ kind: 'baize:support', type: 'navigate', to: '/login' }, '*');
       parent.postMessage('close', '*');
       document.body.textContent = 'spoken';`,
    );
    await openHydrated(page, '/');
    await opener(page, englishDesktop).click();
    await frame(page).getByText('spoken').waitFor();
    // Messages of the page itself are not from the frame.
    await page.evaluate(() => window.postMessage({ kind: 'baize:support', type: 'close' }, '*'));
    const height = () => page.locator('.support-stage').evaluate((element) => element.style.height);
    await expect.poll(height).toBe('680px');
    const box = await panel(page, englishDesktop).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(900 - 120);
    expect(pathOf(page)).toBe('/');
  });

  it.each([
    ['refuses', (page: Page) => page.route('**/support/chat.js', (route) => route.abort())],
    ['is silent', (page: Page) => page.route('**/support/chat.js', () => undefined)],
  ] as const)('that %s is reported, and can be tried again', async (_, break_) => {
    const page = await newPage(englishDesktop);
    await break_(page);
    await openHydrated(page, '/');
    await page.clock.install();
    await opener(page, englishDesktop).click();
    await panel(page, englishDesktop).waitFor();
    await page.clock.runFor(15_100);
    await panel(page, englishDesktop)
      .getByText(textsOf(englishDesktop)('account_support_failed'), { exact: true })
      .waitFor();
    await page.unroute('**/support/chat.js');
    await panel(page, englishDesktop)
      .getByRole('button', { name: textsOf(englishDesktop)('site_try_again') })
      .click();
    await frame(page).getByRole('textbox').waitFor();
    expect(await panel(page, englishDesktop).getByRole('alert').count()).toBe(0);
  });
});
