import { afterEach, describe, expect, it } from 'vitest';

import { signInNewPlayer } from '../accounts.ts';
import { cutEvents } from '../cut-events.ts';
import { field, submit } from '../forms.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { desktop, englishDesktop, phone } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { calmProviders, ENVOY, qr, ROVPAY, signInAgain } from './provider-pages.ts';

const ENVOY_QR = '/Deposit/envoyqr/';

const { newPage } = shareBrowser();

afterEach(calmProviders);

describe('Rovpay', () => {
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
    await cutEvents(page);
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

  it('keeps bank and amount of a QR payment through the end of the session', async () => {
    const page = await newPage(englishDesktop);
    await cutEvents(page);
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
