import { brandUrl } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { balance, openAccount, signInByCall, signInNewPlayer } from '../accounts.ts';
import { fillCredentials, problemAt, submit } from '../forms.ts';
import { desktop, englishDesktop, phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { actAt, newestOf, openMethod, sendForm } from './gateways.ts';
import { refusalOf } from './payment-replies.ts';

const { newPage } = shareBrowser();
const START = '**/_api/account/deposit/dynamic';
const CARD = 'Turkuaz Kart';
const payFrame = (page: Page) => page.frameLocator('.payment-frame iframe');

afterEach(() => actAt('/paytr/mood/fine'));

describe('a deposit', () => {
  it('is started once by two clicks', async () => {
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    const card = await openMethod(page, CARD);
    let starts = 0;
    await page.route(START, (route) => {
      starts += 1;
      return route.continue();
    });
    await card.locator('[name=amount]').fill('300');
    await card.locator('button[type=submit]').dblclick();
    await payFrame(page).locator('button[value=pay]').waitFor();
    expect(starts).toBe(1);
    await page.goBack();
    await page.locator('.pending-row').waitFor();
    expect(await page.locator('.pending-row').count()).toBe(1);
  });

  it('waits for a slow gateway with its button busy', async () => {
    const page = await newPage(phone);
    await signInNewPlayer(page);
    const card = await openMethod(page, CARD);
    await actAt('/paytr/mood/slow');
    await sendForm(card, '300');
    await card.locator('button[type=submit][aria-busy=true]').waitFor();
    await payFrame(page).locator('button[value=pay]').waitFor();
    expect(await page.locator('.payment-frame').count()).toBe(1);
  });

  it.each(['silent', 'unavailable', 'garbage', 'refuse'])(
    'at a gateway that is %s is said to have failed, keeps its text and can be sent again',
    async (mood) => {
      const page = await newPage(englishDesktop);
      await signInNewPlayer(page);
      const card = await openMethod(page, CARD);
      await actAt(`/paytr/mood/${mood}`);
      await sendForm(card, '300');
      await page.locator('.alert[role=alert], [role=alert]').first().waitFor();
      expect(await card.locator('[name=amount]').inputValue()).toBe('300');
      expect(await page.locator('.pending-row').count()).toBe(0);
      await actAt('/paytr/mood/fine');
      await card.locator('button[type=submit]:not([aria-busy=true])').click();
      await payFrame(page).locator('button[value=pay]').waitFor();
    },
  );

  it('whose card is declined stays payable, says so, and is credited by the next try', async () => {
    const page = await newPage(phone);
    const t = textsOf(phone);
    await signInNewPlayer(page);
    await sendForm(await openMethod(page, CARD), '300');
    await payFrame(page).locator('button[value=leave]').click();
    await page.getByText(t('money_reason_try_declined')).waitFor();
    expect(await balance(page).innerText()).toMatch(/\D0,00/);
    await expectAccessible(page);
    await payFrame(page).locator('button[value=pay]').click();
    await page.locator('.returned-payment[data-status="1"]').waitFor();
    await expect.poll(() => balance(page).innerText()).toMatch(/300,00/);
  });

  it('of which only a part is paid waits for a person and says so', async () => {
    const page = await newPage(desktop);
    const t = textsOf(desktop);
    await signInNewPlayer(page);
    await sendForm(await openMethod(page, CARD), '300');
    await payFrame(page).locator('button[value=pay]').waitFor();
    await actAt(`/paytr/orders/${await newestOf('paytr')}/part`);
    await page.locator('.returned-payment[data-status="3"]').waitFor();
    await page.getByText(t('money_reason_partial_payment')).waitFor();
    expect(await balance(page).innerText()).toMatch(/\D0,00/);
  });

  it('keeps its text through the end of the session', async () => {
    const page = await newPage(phone);
    const person = await signInNewPlayer(page);
    const card = await openMethod(page, 'ParaKöprü');
    await page.route(START, (route) =>
      route.fulfill({ status: 401, json: refusalOf('unauthenticated', undefined, 'Oturum bitti.') }),
    );
    await sendForm(card, '350', { wallet_number: '1234567890' });
    await page.waitForURL(/\/login/);
    await fillCredentials(page, person);
    await submit(page);
    await expect.poll(() => pathOf(page).toLowerCase()).toBe('/deposit');
    const open = page.locator('.method-card[open]').filter({ hasText: 'ParaKöprü' });
    await open.waitFor();
    expect(await open.locator('[name=amount]').inputValue()).toBe('350');
    expect(await open.locator('[name=wallet_number]').inputValue()).toBe('1234567890');
  });

  it('whose amount changes between form and server is refused at its field', async () => {
    const page = await newPage(englishDesktop);
    await signInNewPlayer(page);
    const card = await openMethod(page, CARD);
    await page.route(START, (route) => {
      const body = route.request().postDataJSON() as Record<string, unknown>;
      return route.continue({ postData: JSON.stringify({ ...body, amount: '99.99' }) });
    });
    await sendForm(card, '300');
    await expect.poll(() => problemAt(page, 'amount')).toMatch(/100/);
    expect(await card.locator('[name=amount]').inputValue()).toBe('300');
    expect(await page.locator('.pending-row').count()).toBe(0);
  });
});

describe('another brand', () => {
  it('has its own names, and refuses a method that it does not offer', async () => {
    const page = await newPage(desktop);
    await signInByCall(page, await openAccount(undefined, { slug: 'limonata' }), 'limonata');
    await openHydrated(page, `${brandUrl('limonata')}/Deposit`);
    const cards = page.locator('.method-card');
    const card = cards.filter({ hasText: 'Kart Geçsin' });
    await card.waitFor();
    expect(await cards.filter({ hasText: 'Turkuaz' }).count()).toBe(0);
    await card.locator('summary').click();
    await page.route(START, (route) => {
      const body = route.request().postDataJSON() as Record<string, unknown>;
      return route.continue({ postData: JSON.stringify({ ...body, payment_id: 13 }) });
    });
    await sendForm(card, '300');
    await page.locator('[role=alert]').first().waitFor();
    expect(await page.locator('.pending-row').count()).toBe(0);
  });
});
