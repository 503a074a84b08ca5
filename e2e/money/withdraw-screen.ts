import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';

import { balance } from '../accounts.ts';
import type { Texts } from '../variants.ts';
import { openHydrated } from '../visit.ts';
import { shownName } from './gateways.ts';

export const IBAN = 'TR33 0006 1005 1978 6457 8413 26';

/** An account that no other player withdraws to: a shared one stops the payments of all. */
export function newIban(): string {
  const account = `000610${String(randomInt(10 ** 12)).padStart(16, '0')}`;
  return `TR${String(98n - (BigInt(`${account}292700`) % 97n)).padStart(2, '0')}${account}`;
}

/** The panel that follows a withdrawal. */
export const tracking = (page: Page): Locator => page.locator('.withdrawal').first();

export const trackedTitle = (page: Page): Promise<string> =>
  tracking(page).getByRole('heading', { level: 2 }).innerText();

/** The open form. */
export const form = (page: Page): Locator => page.locator('.method-card[open] form');

export const inForm = (page: Page, name: string): Locator => form(page).locator(`[name=${name}]`);

/** Opens the page and its form of bank transfers. */
export async function openBankForm(page: Page, address = '/Withdraw'): Promise<void> {
  await openHydrated(page, address);
  await balance(page).waitFor();
  await page.locator('.withdrawable').waitFor();
  const card = page.locator('.method-card').filter({ hasText: await shownName(page, 'Banka Havalesi') });
  await card.waitFor();
  if ((await card.getAttribute('open')) === null) await card.locator('summary').click();
  // The saved account that was paid last is chosen, once the book has loaded.
  await page.locator('.saved-lock').waitFor();
  const saved = card.locator('.saved-choice select');
  if ((await saved.count()) > 0) await saved.selectOption('0');
  await inForm(page, 'iban').waitFor();
}

export async function fillBank(page: Page, amount: string, iban = IBAN): Promise<void> {
  await inForm(page, 'amount').fill(amount);
  await inForm(page, 'iban').fill(iban);
}

export const send = (page: Page): Promise<void> => form(page).locator('button[type=submit]').click();

/** Sends the form and confirms the question. */
export async function sendConfirmed(page: Page, t: Texts): Promise<void> {
  await send(page);
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: t('money_withdraw_confirm') })
    .click();
}

/** Requests a withdrawal and waits for the panel that follows it. @returns its number */
export async function requestWithdrawal(
  page: Page,
  t: Texts,
  amount: string,
  prove: () => Promise<void> = async () => {},
  iban = newIban(),
): Promise<number> {
  await fillBank(page, amount, iban);
  await sendConfirmed(page, t);
  await prove();
  await tracking(page)
    .getByRole('heading', { name: t('money_track_pending') })
    .waitFor();
  return Number(new URL(page.url()).searchParams.get('transaction'));
}

/** Marks the document, so that `isSameDocument` notices a reload. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { isMarked: true }));

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);
