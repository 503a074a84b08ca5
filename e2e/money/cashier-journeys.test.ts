import { runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { field, fillCredentials, submit } from '../forms.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { desktop, englishDesktop, phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';

const ROVPAY = '/Deposit/RovPay/';
const ENVOY = '/Deposit/envoy/';
const ENVOY_QR = '/Deposit/envoyqr/';

const { newPage } = shareBrowser();

type Mood = 'fine' | 'slow' | 'unavailable';

async function setMood(provider: 'rovpay' | 'envoy', mood: Mood) {
  const answer = await fetch(`${runningSite().sandboxUrl}/${provider}/mood/${mood}`, { method: 'POST' });
  expect(answer.status).toBe(200);
}

afterEach(() => Promise.all([setMood('rovpay', 'fine'), setMood('envoy', 'fine')]));

/** Signs in again after the session has ended, and is back on the page. */
async function signInAgain(page: Page, person: Awaited<ReturnType<typeof signInNewPlayer>>, address: string) {
  await page.waitForURL(/\/login/);
  await fillCredentials(page, person);
  await submit(page);
  await expect.poll(() => pathOf(page)).toBe(address);
}

const qr = (page: Page) => page.locator('svg.qr-code');

describe('Rovpay', () => {
  it('keeps the text through the end of the session', async () => {
    const page = await newPage(phone);
    const person = await signInNewPlayer(page);
    await openHydrated(page, ROVPAY);
    await field(page, 'amount').fill('250');
    await field(page, 'description').fill('kira');
    await revokeSessions(person.username);
    await submit(page);
    await signInAgain(page, person, ROVPAY);
    await field(page, 'amount').waitFor();
    expect(await field(page, 'amount').inputValue()).toBe('250');
    expect(await field(page, 'description').inputValue()).toBe('kira');
    await submit(page);
    await qr(page).waitFor();
  });

  it('waits for a slow provider, and what it refuses can be sent again with the text', async () => {
    const page = await newPage(englishDesktop);
    await signInNewPlayer(page);
    await openHydrated(page, ROVPAY);
    await field(page, 'amount').fill('250');
    await setMood('rovpay', 'unavailable');
    await submit(page);
    await page.getByRole('alert').filter({ visible: true }).first().waitFor();
    expect(await field(page, 'amount').inputValue()).toBe('250');
    await expectAccessible(page);
    await setMood('rovpay', 'slow');
    await submit(page);
    await page.locator('main button[aria-busy=true]').waitFor();
    await qr(page).waitFor();
  });

  it('shows the same account after Back and Forward', async () => {
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    await page.locator('.method-card').first().waitFor();
    await openHydrated(page, ROVPAY);
    await field(page, 'amount').fill('250');
    await submit(page);
    await qr(page).waitFor();
    const href = await page.locator('.cashier-code a').getAttribute('href');
    const posts: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
    await page.goBack();
    await page.locator('.pending-row').waitFor();
    await page.goForward();
    await qr(page).waitFor();
    expect(await page.locator('.cashier-code a').getAttribute('href')).toBe(href);
    expect(posts.filter((url) => url.includes('/rovpay/'))).toEqual([]);
  });
});

describe('Envoy', () => {
  it('is open again after the end of the session', async () => {
    const page = await newPage(desktop);
    const person = await signInNewPlayer(page);
    await openHydrated(page, ENVOY);
    await page.locator('.bank-choice').first().waitFor();
    await revokeSessions(person.username);
    await page.getByRole('button', { name: 'Kuzey Bankası' }).click();
    await signInAgain(page, person, ENVOY);
    await page.getByRole('button', { name: 'Kuzey Bankası' }).click();
    await page.locator('.offer').first().waitFor();
    expect(pathOf(page)).toBe(ENVOY);
  });

  it('loads from a slow provider, says what it refuses, and Back leads to the methods', async () => {
    const page = await newPage(phone);
    const t = textsOf(phone);
    await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    await page.locator('.method-card').first().waitFor();
    await setMood('envoy', 'unavailable');
    await openHydrated(page, ENVOY);
    const again = page.getByRole('button', { name: t('site_try_again') });
    const bank = page.locator('.bank-choice').first();
    // The site has the banks of an earlier test for some seconds.
    const isRefused = async () => {
      if (await bank.isVisible()) await page.reload();
      await again.or(bank).waitFor();
      return again.isVisible();
    };
    await expect.poll(isRefused, { interval: 1_000, timeout: 20_000 }).toBe(true);
    await expectAccessible(page);
    await setMood('envoy', 'slow');
    await again.click();
    await page.locator('.bank-choice').first().waitFor();
    await page.goBack();
    await page.locator('.method-card').first().waitFor();
    expect(pathOf(page)).toBe('/Deposit');
  });

  it('keeps bank and amount of a QR payment through the end of the session', async () => {
    const page = await newPage(englishDesktop);
    const person = await signInNewPlayer(page);
    await openHydrated(page, ENVOY_QR);
    await field(page, 'bank').selectOption('kuzey');
    await field(page, 'amount').fill('250');
    await revokeSessions(person.username);
    await submit(page);
    await signInAgain(page, person, ENVOY_QR);
    await field(page, 'bank').waitFor();
    expect(await field(page, 'bank').inputValue()).toBe('kuzey');
    expect(await field(page, 'amount').inputValue()).toBe('250');
    await submit(page);
    await qr(page).waitFor();
  });
});
