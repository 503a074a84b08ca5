import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { balanceOf, giveMoney } from '../play/played-games.ts';
import { inTurn, inSample, screenVariants, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import {
  actOn,
  bookOf,
  decide,
  historyOf,
  type Pick,
  pricesOf,
  returnOf,
  shownHistory,
  startHalted,
} from './placed-bets.ts';

const OPENING_MINOR = 100_000;
const STAKE_MINOR = 5_000;

/** The book's own texts. */
const words = {
  tr: {
    waits: 'Bahis onaylanıyor',
    taken: 'Bahis alındı',
    toBets: 'Bahislerime git',
    refused: 'İşaretli seçimler şu an oynanamıyor.',
    open: 'Açık',
    won: 'Kazandı',
  },
  en: {
    waits: 'Confirming your bet',
    taken: 'Bet placed',
    toBets: 'Go to my bets',
    refused: 'The marked picks cannot be bet on at the moment.',
    open: 'Open',
    won: 'Won',
  },
};

const { newPage } = shareBrowser();

async function openBook(page: Page, path: string): Promise<FrameLocator> {
  await openHydrated(page, path);
  await page.locator('.sport-frame[aria-busy=false]').waitFor();
  return bookOf(page);
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page, { withFrames: true });
  expect(await overflowOf(page)).toBe(0);
}

/** A player with money who has come from the live list to a match in which nothing happens, with a pick and a stake. */
async function stakeOnLive(provider: string, variant: Variant) {
  const page = await newPage(variant);
  const complaints = collectErrors(page);
  const { username } = await signInNewPlayer(page);
  await giveMoney(username, OPENING_MINOR);
  const event = await startHalted(await openBook(page, `/Sport/${provider}/prematch?sport=football`));
  const book = await openBook(page, `/LiveSport/${provider}/live`);
  const row = book.locator(`.ev.live[data-row="${event}"] a.tm`);
  await row.waitFor();
  await expectSound(page);
  await row.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('event')).toBe(event);
  await book.locator('.track [data-pane="ground"] svg').first().waitFor();
  await expectSound(page);

  const price = book.locator('#markets button.price:visible:not([aria-disabled="true"])').first();
  const names = await price.evaluate(({ dataset }) => [dataset['market'] ?? '', dataset['pick'] ?? '']);
  const [market = '', pick = ''] = names;
  await price.click();
  if (variant.screen !== 'desktop') await book.locator('#slip-bar').click();
  // The price may move by itself in the delay.
  await book.locator('.rule select').selectOption('all');
  await book.getByRole('button', { name: '₺50', exact: true }).click();
  return { page, complaints, username, book, pick: { event, market, pick } satisfies Pick };
}

/** Places the bet. It waits for its delay, which is counted down. */
async function placeLive(page: Page, book: FrameLocator, text: string, whileWaiting = async () => {}) {
  const accepted = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/book/bets'),
  );
  const wait = book.locator('.wait:visible');
  const shown = Promise.all([wait.waitFor(), wait.getByText(text).waitFor()]);
  await book.getByRole('button', { name: /· ₺50$/ }).click();
  expect(await (await accepted).json()).toMatchObject({ state: 'waiting' });
  await whileWaiting();
  await shown;
}

it.each(inTurn([{ provider: 'redline' }, { provider: 'betconstruct' }], screenVariants))(
  'a live bet at $provider waits, is taken once and wins ($screen, $language)',
  async ({ provider, ...variant }) => {
    const text = words[variant.language];
    const { page, complaints, username, book, pick } = await stakeOnLive(provider, variant);
    await placeLive(page, book, text.waits);
    await book.getByRole('heading', { name: text.taken }).waitFor();
    expect(await balanceOf(username)).toBe(OPENING_MINOR - STAKE_MINOR);
    await book.getByRole('button', { name: text.toBets }).click();
    const bet = book.locator('#bets-body .bet').first();
    await bet.waitFor();
    if (!(await bet.evaluate(({ classList }) => classList.contains('is-open'))))
      await bet.locator('.bet-open').click();
    const paid = returnOf(STAKE_MINOR, await pricesOf(bet));
    expect(await historyOf(page, provider)).toEqual([[text.open, paid]]);
    await decide(pick, 'won', true);
    await expect.poll(() => shownHistory(page), { timeout: 20_000 }).toEqual([[text.won, paid]]);
    await expect.poll(() => balanceOf(username)).toBe(OPENING_MINOR - STAKE_MINOR + paid);
    expect(complaints).toEqual([]);
  },
);

it('a live bet on a match that is suspended in the delay is refused, and the balance is whole (desktop, en)', async () => {
  const text = words.en;
  const variant = { screen: 'desktop', language: 'en' } as const;
  const { page, complaints, username, book, pick } = await stakeOnLive('redline', variant);
  await placeLive(page, book, text.waits, () => actOn(pick.event, 'suspend'));
  await expect.poll(() => book.locator('.slip-refusal').innerText()).toBe(text.refused);
  expect(await book.locator('.leg').count()).toBe(1);
  expect(await balanceOf(username)).toBe(OPENING_MINOR);
  await decide(pick, 'lost', true);
  expect(await balanceOf(username)).toBe(OPENING_MINOR);
  expect(complaints).toEqual([]);
});

it.each(inSample(screenVariants, 2))(
  'esport that is played is accessible ($screen, $language)',
  async (variant) => {
    const page = await newPage(variant);
    const book = await openBook(page, '/ESport/redline/esport');
    await book.locator('a[href*="event="]:visible').first().waitFor();
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);
  },
);
