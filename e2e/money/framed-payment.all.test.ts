import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { desktop, englishDesktop, phone, inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, pathOf, reloadHydrated, shareBrowser, waitForHydration } from '../visit.ts';
import { openMethod, sendForm } from './gateways.ts';

const { newPage } = shareBrowser();
const FRAME = '.payment-frame iframe';
const payButton = (page: Page) => page.frameLocator(FRAME).locator('button[value=pay]');

/** Opens a payment in its frame. */
async function openFrame(page: Page): Promise<void> {
  await sendForm(await openMethod(page, 'Turkuaz Kart'), '300');
  await payButton(page).waitFor();
}

/** The list of methods with the payment among what waits, where the focus is. */
async function expectAmongWaiting(page: Page): Promise<void> {
  await page.locator('.pending-row').waitFor();
  await page.locator('.method-card').first().waitFor();
  expect(await page.locator(FRAME).count()).toBe(0);
  expect(page.url()).not.toContain('transaction=');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('pending-row');
}

it.each(inSample(screenVariants, 2))(
  'Back closes the frame of a payment, and Forward opens it again, on a $screen in $language',
  async (variant) => {
    const page = await newPage(variant);
    await signInNewPlayer(page);
    await openFrame(page);
    expect(await page.locator('.method-card').count()).toBe(0);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    await page.goBack();
    await expectAmongWaiting(page);
    await expectAccessible(page);
    await page.goForward();
    await payButton(page).waitFor();
  },
);

it('a reload keeps the frame, and Back closes it then too', async () => {
  const page = await newPage(phone);
  await signInNewPlayer(page);
  await openFrame(page);
  await reloadHydrated(page);
  await payButton(page).waitFor();
  expect(await page.locator('.pending-row').count()).toBe(0);
  await page.goBack();
  await expectAmongWaiting(page);
});

it.each(['', 'after a reload', 'after a step in it'])(
  'its button closes the frame %s without an entry that leads nowhere',
  async (when) => {
    const page = await newPage(desktop);
    const t = textsOf(desktop);
    await signInNewPlayer(page);
    await openHydrated(page, '/messages');
    await openFrame(page);
    if (when === 'after a reload') await reloadHydrated(page);
    await payButton(page).waitFor();
    if (when === 'after a step in it') {
      const step = page.waitForEvent('framenavigated');
      await page
        .frameLocator(FRAME)
        .locator('body')
        .evaluate(() => location.assign('?step=2'));
      await step;
    }
    await page.getByRole('button', { name: t('money_frame_close') }).click();
    await expectAmongWaiting(page);
    await page.goBack();
    await waitForHydration(page);
    await expect.poll(() => pathOf(page)).toBe('/messages');
  },
);

it('a frame opened from an address is closed to the methods', async () => {
  const page = await newPage(englishDesktop);
  const t = textsOf(englishDesktop);
  await signInNewPlayer(page);
  await openFrame(page);
  const address = page.url();
  await openHydrated(page, '/messages');
  await page.goto(address);
  await payButton(page).waitFor();
  await page.getByRole('button', { name: t('money_frame_close') }).click();
  await expectAmongWaiting(page);
  expect(pathOf(page).toLowerCase()).toBe('/deposit');
});

it('a payment is cancelled above its frame', async () => {
  const page = await newPage(phone);
  const t = textsOf(phone);
  await signInNewPlayer(page);
  await openFrame(page);
  await page
    .locator('.payment-frame')
    .getByRole('button', { name: t('money_pending_cancel') })
    .click();
  const outcome = page.locator('.returned-payment[data-status="4"]');
  await outcome.waitFor();
  await outcome.getByRole('button', { name: t('money_returned_close') }).click();
  await outcome.waitFor({ state: 'detached' });
  await page.locator('.method-card').first().waitFor();
  expect(await page.locator('.pending-row').count()).toBe(0);
});
