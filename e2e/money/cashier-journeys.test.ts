import { afterEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { cutEvents } from '../cut-events.ts';
import { field, submit } from '../forms.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { englishDesktop, phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { calmProviders, ENVOY, qr, ROVPAY, setMood, signInAgain } from './provider-pages.ts';

const { newPage } = shareBrowser();

afterEach(calmProviders);

describe('Rovpay', () => {
  it('keeps the text through the end of the session', async () => {
    const page = await newPage(phone);
    await cutEvents(page);
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
});

describe('Envoy', () => {
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
});
