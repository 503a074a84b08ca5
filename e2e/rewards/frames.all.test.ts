import { collectErrors } from '@baize/testkit/browser';
import { brandUrl, runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInByCall, signInNewPlayer, openAccount } from '../accounts.ts';
import { englishDesktop, phone, inSample, screenVariants } from '../variants.ts';
import { openHydrated, pathOf, reloadHydrated, shareBrowser } from '../visit.ts';
import { givePoints } from './given-rewards.ts';

const { newPage } = shareBrowser();

/** The frame of a page of rewards, once its page has said that it is there. */
async function frameOf(page: Page) {
  await page.locator('.reward-frame[aria-busy=false] iframe').waitFor();
  return page.frameLocator('.reward-frame iframe');
}

interface Ledger {
  readonly requests: readonly { readonly id: string; readonly userName: string }[];
  readonly grants: readonly {
    readonly id: string;
    readonly player: string;
    readonly result: string | null;
  }[];
}

const readLedger = async () =>
  (await (await fetch(`${runningSite().sandboxUrl}/rewards.json`)).json()) as Ledger;

/** Expects a page and its frame to have no violation, and to need no scrolling sideways. */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page, { withFrames: true });
  expect(await overflowOf(page)).toBe(0);
  const frame = page.frameLocator('.reward-frame iframe');
  expect(await frame.locator('html').evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
}

describe('who may open a page of rewards', () => {
  it('is asked to sign in, and comes back to it', async () => {
    const page = await newPage();
    await openHydrated(page, '/cark');
    await expect.poll(() => pathOf(page)).toBe('/login');
  });

  it('finds none where the brand has no address or no levels', async () => {
    const page = await newPage();
    for (const [slug, address] of [
      ['cini', '/cark'],
      ['cini', '/treasure'],
      ['cini', '/bonus-request'],
      ['baize', '/bonus-talep'],
      ['baize', '/level'],
      ['baize', '/case'],
    ] as const) {
      const reply = await page.goto(`${brandUrl(slug)}${address}`);
      expect(reply?.status(), `${slug} ${address}`).toBe(404);
    }
  });
});

describe('the frames', () => {
  it.each(inSample(screenVariants, 0))(
    'fit a $screen in $language and have no violations',
    async (variant) => {
      const page = await newPage(variant);
      const complaints = collectErrors(page);
      await signInNewPlayer(page);
      for (const address of ['/cark', '/treasure', '/bonus-request']) {
        await openHydrated(page, address);
        const frame = await frameOf(page);
        await frame.getByRole('heading', { level: 1 }).waitFor();
        await expectFits(page);
        const heights = await page.locator('.reward-frame').evaluate((one) => one.clientHeight / innerHeight);
        expect(heights).toBeCloseTo(0.9, 1);
      }
      expect(complaints).toEqual([]);
    },
  );

  it('say what a wheel gave, also after a reload', async () => {
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await openHydrated(page, '/cark');
    const frame = await frameOf(page);
    await frame.getByRole('button', { name: 'Çarkı çevir' }).click();
    await frame.locator('#result').waitFor();
    const said = await frame.locator('#result').innerText();
    expect(await frame.getByText('Bir sonraki hakkınız').count()).toBe(1);
    await reloadHydrated(page);
    const again = await frameOf(page);
    await expect.poll(() => again.locator('#result').innerText()).toBe(said);
    expect(await again.getByRole('button', { name: 'Çarkı çevir' }).count()).toBe(0);
    const user = await page.evaluate(
      () => JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number },
    );
    const own = (await readLedger()).grants.filter(({ player }) => player.endsWith(`-${user.id}`));
    expect(own).toHaveLength(1);
    expect(own[0]?.result ?? 'granted').toBe('granted');
  });

  it('show what a chest gave above the bottom bar of a phone', async () => {
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await openHydrated(page, '/treasure');
    const frame = await frameOf(page);
    await frame.getByRole('button', { name: 'Bugünkü sandığı aç' }).click();
    const bar = await page.locator('.bottom-bar').boundingBox();
    const bottom = async () => {
      const result = await frame.locator('#result').boundingBox();
      return result ? result.y + result.height : Infinity;
    };
    await expect.poll(bottom).toBeLessThan(bar?.y ?? 0);
  });

  it('take a request, which becomes an offer when an operator approves it', async () => {
    const page = await newPage(englishDesktop);
    const person = await signInNewPlayer(page);
    await openHydrated(page, '/bonus-request');
    const frame = await frameOf(page);
    await frame.getByRole('button', { name: 'Send the request' }).click();
    await frame.getByText('Choose a bonus first.').waitFor();
    await frame.getByRole('radio', { name: '₺50 bonus' }).check();
    await frame.getByRole('textbox').fill('Merhaba');
    await frame.getByRole('button', { name: 'Send the request' }).click();
    await frame.getByText('Waiting', { exact: true }).waitFor();
    const request = (await readLedger()).requests.find(({ userName }) => userName === person.username);
    const decided = await fetch(`${runningSite().sandboxUrl}/rewards/requests/${request?.id}/approve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ words: 'Have fun.' }),
    });
    expect(decided.status).toBe(200);
    await reloadHydrated(page);
    const after = await frameOf(page);
    await after.getByText('Have fun.').waitFor();
    await after.getByRole('button', { name: 'Go to my bonuses' }).click();
    await expect.poll(() => pathOf(page)).toBe('/PlayerBonuses');
    await page.getByText('Requested bonus: ₺50').first().waitFor();
  });

  it('open over the page on a desktop, by address, and close with Escape', async () => {
    const page = await newPage(englishDesktop);
    await signInNewPlayer(page);
    await openHydrated(page, '/');
    await page.locator('.quick-links').getByRole('link', { name: 'Wheel' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?popup=wheel');
    await frameOf(page);
    const share = await page.locator('.reward-frame').evaluate((one) => one.clientHeight / innerHeight);
    expect(share).toBeCloseTo(0.8, 1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url().includes('popup')).toBe(false);
    expect(await page.locator('.reward-frame').count()).toBe(0);
  });

  it.each(inSample(screenVariants, 1))(
    'show levels and open a case where the brand has them, on a $screen in $language',
    async (variant) => {
      const page = await newPage(variant);
      const complaints = collectErrors(page);
      const person = await openAccount(undefined, { slug: 'limonata' });
      await signInByCall(page, person, 'limonata');
      await openHydrated(page, `${brandUrl('limonata')}/case`);
      await (await frameOf(page)).getByText(/^(Anahtarlarınız|Your keys): 0$/).waitFor();
      await expectFits(page);
      await givePoints(person.username);
      await openHydrated(page, `${brandUrl('limonata')}/level`);
      await (
        await frameOf(page)
      )
        .locator('.levels [aria-current=true]')
        .getByText(variant.language === 'tr' ? 'Gümüş' : 'Silver', { exact: true })
        .waitFor();
      await expectFits(page);

      await openHydrated(page, `${brandUrl('limonata')}/case`);
      const frame = await frameOf(page);
      const open = frame.getByRole('button', { name: /Gümüş anahtarıyla aç|Open with the Silver key/ });
      await open.click();
      await frame.locator('#result').waitFor();
      // The key is used, and the case always has a prize, which the brand knows.
      await frame.getByText(/^(Anahtarlarınız|Your keys): 0$/).waitFor();
      expect(await open.count()).toBe(0);
      await expectFits(page);
      const user = await page.evaluate(
        () => JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number },
      );
      const own = (await readLedger()).grants.filter(({ player }) => player.endsWith(`-${user.id}`));
      expect(own.map(({ result }) => result ?? 'granted')).toEqual(['granted']);
      expect(complaints).toEqual([]);
    },
  );

  it('open at the brand whose page of requests has an address of its own', async () => {
    const page = await newPage(phone);
    const complaints = collectErrors(page);
    await signInByCall(page, await openAccount(undefined, { slug: 'buzul' }), 'buzul');
    await openHydrated(page, `${brandUrl('buzul')}/bonus-talep`);
    const frame = await frameOf(page);
    await frame.getByRole('radio').first().waitFor();
    expect(pathOf(page)).toBe('/bonus-talep');
    await expectFits(page);
    expect(complaints).toEqual([]);
  });
});
