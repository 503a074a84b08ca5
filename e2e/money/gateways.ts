import { runningSite } from '@baize/testkit/running-site';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

import { openHydrated } from '../visit.ts';

/** What a test does at a stand-in's console. */
export async function actAt(path: string): Promise<void> {
  const reply = await fetch(`${runningSite().sandboxUrl}${path}`, { method: 'POST' });
  expect(reply.status, path).toBe(200);
}

/** The newest order of PayTR's stand-in, or invoice of BTCPay's. */
export async function newestOf(list: 'paytr' | 'btcpay'): Promise<string> {
  const reply = await fetch(`${runningSite().sandboxUrl}/${list}.json`);
  const body = (await reply.json()) as { orders?: { id: string }[]; invoices?: { id: string }[] };
  const id = (body.orders ?? body.invoices)?.[0]?.id;
  if (id === undefined) throw new Error(`${list} has nothing yet`);
  return id;
}

const englishNames: Readonly<Record<string, string>> = {
  'Banka Havalesi': 'Bank Transfer',
  'Coin Kapısı': 'Coin Door',
  'Hızlı Havale': 'Fast Transfer',
  'Otomatik Havale': 'Automatic Transfer',
  'Turkuaz Kart': 'Turkuaz Card',
};

/** The name that an open page shows for a method, by its Turkish name. */
export async function shownName(page: Page, name: string): Promise<string> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  return isEnglish ? (englishNames[name] ?? name) : name;
}

/** The opened card of a method on the deposit page, by its Turkish name. */
export async function openMethod(page: Page, name: string): Promise<Locator> {
  await openHydrated(page, '/Deposit');
  const card = page.locator('.method-card').filter({ hasText: await shownName(page, name) });
  await card.waitFor();
  if (!(await card.getAttribute('open').then((open) => open !== null))) await card.locator('summary').click();
  await card.locator('form').waitFor();
  return card;
}

/** Fills and sends the form of a method. */
export async function sendForm(
  card: Locator,
  amount: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  await card.locator('[name=amount]').fill(amount);
  for (const [name, value] of Object.entries(fields)) {
    const input = card.locator(`[name=${name}]`);
    const isList = await input.evaluate((element) => element.tagName === 'SELECT');
    await (isList ? input.selectOption(value) : input.fill(value));
  }
  await card.locator('button[type=submit]').click();
}
