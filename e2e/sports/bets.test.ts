import { collectErrors } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { signInNewPlayer } from '../accounts.ts';
import { balanceOf, giveMoney } from '../play/played-games.ts';
import type { Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import {
  bookOf,
  cashOut,
  choosePicks,
  decide,
  historyOf,
  type Pick,
  placeBet,
  pricesOf,
  returnOf,
  shownHistory,
} from './placed-bets.ts';

const OPENING_MINOR = 100_000;
const STAKE_MINOR = 5_000;
const LINES_OF_SYSTEM = 3;

/** The book's own texts. */
const words = {
  tr: {
    toBets: 'Bahislerime git',
    system: 'Sistem',
    cashedOut: 'Bozduruldu',
    won: 'Kazandı',
    partly: 'Kısmen döndü',
  },
  en: { toBets: 'Go to my bets', open: 'Open', won: 'Won' },
};

const { newPage } = shareBrowser();

/** A player with money in a book, at the matches of a sport. */
async function openBook(variant: Variant, provider: string, sport: string) {
  const page = await newPage(variant);
  const complaints = collectErrors(page);
  const { username } = await signInNewPlayer(page);
  await giveMoney(username, OPENING_MINOR);
  await openHydrated(page, `/Sport/${provider}/prematch?sport=${sport}`);
  await page.locator('.sport-frame[aria-busy=false]').waitFor();
  return { page, complaints, username, book: bookOf(page) };
}

async function expectPaid(page: Page, username: string, balanceMinor: number): Promise<void> {
  await expect.poll(() => balanceOf(username)).toBe(balanceMinor);
  const shown = () => page.getByTestId('balance').first().innerText();
  // Without its fraction on a phone.
  const amount = String(balanceMinor);
  await expect
    .poll(async () => [amount, amount.slice(0, -2)].includes((await shown()).replaceAll(/\D/g, '')))
    .toBe(true);
}

it('a single bet is cashed out as a whole (phone, tr)', async () => {
  const text = words.tr;
  const variant = { screen: 'phone', language: 'tr' } as const;
  const { page, complaints, username, book } = await openBook(variant, 'redline', 'basketball');
  await choosePicks(book, 1);
  await book.locator('#slip-bar').click();
  const bet = await placeBet(book, text.toBets);
  expect(await balanceOf(username)).toBe(OPENING_MINOR - STAKE_MINOR);
  // Closed and opened again, it has one offer still.
  for (let press = 0; press < 2; press += 1) await bet.locator('.bet-open').click();
  const out = await cashOut(book, bet, 100);
  await bet.waitFor({ state: 'detached' });
  expect(out).toBeGreaterThan(0);
  await expectPaid(page, username, OPENING_MINOR - STAKE_MINOR + out);
  expect(await historyOf(page, 'redline')).toEqual([[text.cashedOut, out]]);
  expect(complaints).toEqual([]);
});

it('a single bet is cashed out in part, and the rest wins (tablet, en)', async () => {
  const text = words.en;
  const variant = { screen: 'tablet', language: 'en' } as const;
  const { page, complaints, username, book } = await openBook(variant, 'betconstruct', 'football');
  const [pick] = (await choosePicks(book, 1)) as [Pick];
  await book.locator('#slip-bar').click();
  const bet = await placeBet(book, text.toBets);
  const prices = await pricesOf(bet);
  const out = await cashOut(book, bet, 50);
  await expectPaid(page, username, OPENING_MINOR - STAKE_MINOR + out);
  expect(await historyOf(page, 'betconstruct')).toEqual([[text.open, out]]);
  await decide(pick, 'won');
  const paid = out + returnOf(STAKE_MINOR / 2, prices);
  // The page hears of the end of the match, long before it reads its bets by itself.
  await expect.poll(() => shownHistory(page), { timeout: 20_000 }).toEqual([[text.won, paid]]);
  await expectPaid(page, username, OPENING_MINOR - STAKE_MINOR + paid);
  expect(complaints).toEqual([]);
});

it('an accumulator with a void leg and a system with a lost one are paid (desktop, tr)', async () => {
  const text = words.tr;
  const variant = { screen: 'desktop', language: 'tr' } as const;
  const { page, complaints, username, book } = await openBook(variant, 'betradar', 'tennis');
  const together = await choosePicks(book, 3);
  const accumulator = returnOf(STAKE_MINOR, (await pricesOf(await placeBet(book, text.toBets))).slice(1));

  await openHydrated(page, '/Sport/betradar/prematch?sport=basketball');
  await page.locator('.sport-frame[aria-busy=false]').waitFor();
  const inSystem = await choosePicks(book, 3);
  await book.getByRole('radio', { name: text.system }).click();
  const placed = await placeBet(book, text.toBets, '₺150', 2);
  // Of its lines only the one without the lost leg wins.
  const system = returnOf(STAKE_MINOR, (await pricesOf(placed)).slice(1));
  const staked = STAKE_MINOR * (1 + LINES_OF_SYSTEM);
  await expectPaid(page, username, OPENING_MINOR - staked);

  for (const [picks, first] of [
    [together, 'void'],
    [inSystem, 'lost'],
  ] as const)
    for (const [at, pick] of picks.entries()) await decide(pick, at === 0 ? first : 'won');
  await expectPaid(page, username, OPENING_MINOR - staked + accumulator + system);
  const systemState = system < STAKE_MINOR * LINES_OF_SYSTEM ? text.partly : text.won;
  expect(await historyOf(page, 'betradar')).toEqual([
    [systemState, system],
    [text.won, accumulator],
  ]);
  expect(complaints).toEqual([]);
});
