import { collectErrors } from '@baize/testkit/browser';
import { inputsOf } from '@baize/testkit/test-scope';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { openAccount, signInByCall, signInNewPlayer } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { exclude } from '../limits/break-steps.ts';
import { balanceOf, giveMoney } from '../play/played-games.ts';
import { desktop, textsOf, type Variant } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { bookOf } from './placed-bets.ts';

const t = textsOf(desktop);
const OPENING_MINOR = 100_000;
const STAKE_MINOR = 5_000;

/** The book's own texts. */
const words = {
  tr: { login: 'Giriş yap ve oyna', place: 'Bahsi oyna · ₺50', taken: 'Bahis alındı' },
  en: { login: 'Log in and bet', place: 'Place bet · ₺50', taken: 'Bet placed' },
};

const journeys = [
  { provider: 'redline', screen: 'phone', language: 'tr' },
  { provider: 'betconstruct', screen: 'desktop', language: 'en' },
  { provider: 'betradar', screen: 'tablet', language: 'tr' },
] as const satisfies readonly (Variant & { provider: string })[];

const { newPage } = shareBrowser();

const addressOf = (page: Page) => pathOf(page) + new URL(page.url()).search;

describe('a visitor', () => {
  it.each(inputsOf(journeys, ({ screen }) => screen !== 'tablet'))(
    'chooses in $provider, signs in, bets and finds the bet ($screen, $language)',
    async ({ provider, ...variant }) => {
      const person = await openAccount();
      await giveMoney(person.username, OPENING_MINOR);
      const page = await newPage(variant);
      const complaints = collectErrors(page);
      const text = words[variant.language];
      const start = `/Sport/${provider}/prematch`;
      await openHydrated(page, start);
      const book = bookOf(page);

      // A match that is played may have no price for long.
      await book.locator('.ev:not(.live) a.tm:visible').first().click();
      await expect.poll(() => addressOf(page)).toMatch(new RegExp(`^${start}\\?event=\\d+$`));
      const event = addressOf(page);
      const teams = await book.locator('h1').first().innerText();
      await expect.poll(() => page.title()).toContain(teams.split(' – ')[0]);
      await page.goBack();
      await expect.poll(() => addressOf(page)).toBe(start);
      await page.goForward();
      await expect.poll(() => addressOf(page)).toBe(event);

      const price = book.locator('#markets button.price:visible:not([aria-disabled="true"])').first();
      await price.click();
      await expect.poll(() => price.getAttribute('aria-pressed')).toBe('true');
      await expectAccessible(page, { withFrames: provider !== 'betradar' });
      expect(await overflowOf(page)).toBe(0);
      if (variant.screen !== 'desktop') await book.locator('#slip-bar').click();
      await book.getByRole('button', { name: text.login }).click();
      await fillCredentials(page, person);
      await submit(page);
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      expect(addressOf(page)).toBe(event);

      if (provider === 'betconstruct')
        await expect.poll(() => price.getAttribute('aria-pressed')).toBe('true');
      await book.getByRole('button', { name: '₺50', exact: true }).click();
      await book.getByRole('button', { name: text.place }).click();
      await book.getByRole('heading', { name: text.taken }).waitFor();
      expect(await balanceOf(person.username)).toBe(OPENING_MINOR - STAKE_MINOR);
      await expect
        .poll(async () => (await page.getByTestId('balance').first().innerText()).replaceAll(/\D/g, ''))
        .toMatch(/^950(00)?$/);

      await openHydrated(page, `/BettingHistory?provider=${provider}`);
      await bookOf(page)
        .getByText(teams.split(' – ')[0] ?? '')
        .first()
        .waitFor();
      expect(await overflowOf(page)).toBe(0);
      expect(complaints).toEqual([]);
    },
  );
});

it('a closed account still has its betting history, and nothing to bet with', async () => {
  const page = await newPage();
  const person = await signInNewPlayer(page);
  await openHydrated(page, '/404');
  await exclude(page, 1);
  await signInByCall(page, person);
  await openHydrated(page, '/BettingHistory');
  await bookOf(page).locator('.bets.is-whole').waitFor();
  await expectAccessible(page);
  await openHydrated(page, '/Sport');
  await page.getByRole('heading', { level: 1, name: t('exclusion_closed_title') }).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});
