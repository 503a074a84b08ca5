import { runningSite } from '@baize/testkit/running-site';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

import { amountIn } from '../play/played-games.ts';
import { openHydrated } from '../visit.ts';

/** A pick of a match, as the console names it. */
export interface Pick {
  readonly event: string;
  readonly market: string;
  readonly pick: string;
}

/** Longer than these tests take: a live match may have no price, and one that begins by itself could not be started. */
const HEAD_START_MS = 30 * 60_000;

export const bookOf = (page: Page): FrameLocator => page.frameLocator('.sport-frame iframe');

/** The first picks of the last matches on the page: other tests bet on its first ones. */
async function findPicks(book: FrameLocator, count: number): Promise<Pick[]> {
  const rows = book.locator('.ev:not(.live):visible');
  await rows.first().waitFor();
  const found = await rows.evaluateAll((all, from) => {
    return all.flatMap((row) => {
      const start = row.querySelector('time')?.dateTime ?? '';
      const price = row.querySelector<HTMLElement>('.odds:not(.ou) button.price:not([aria-disabled="true"])');
      const { event = '', market = '', pick = '' } = price?.dataset ?? {};
      return event !== '' && Date.parse(start) > from ? [{ event, market, pick }] : [];
    });
  }, Date.now() + HEAD_START_MS);
  const picks = found.slice(-count);
  expect(picks).toHaveLength(count);
  return picks;
}

/** Puts the first picks of the last matches on the page on the slip. */
export async function choosePicks(book: FrameLocator, count: number): Promise<Pick[]> {
  const picks = await findPicks(book, count);
  for (const { event, market, pick } of picks) {
    const price = book.locator(
      `.ev [data-event="${event}"][data-market="${market}"][data-pick="${pick}"]:visible`,
    );
    await price.click();
    await expect.poll(() => price.getAttribute('aria-pressed')).toBe('true');
  }
  return picks;
}

/** Starts the last match on the page and halts it at once, so that nothing happens in it. @returns its id */
export async function startHalted(book: FrameLocator): Promise<string> {
  const [found] = await findPicks(book, 1);
  const event = found?.event ?? '';
  await actOn(event, 'start');
  await actOn(event, 'pace', { rate: 0 });
  return event;
}

/**
 * Bets on what is on the slip with the stake of its first quick amount, and goes to the open bets.
 *
 * @param total of all lines, as on the button, which has other words if a price has just moved
 * @param count of open bets with it
 * @returns the new bet
 */
export async function placeBet(
  book: FrameLocator,
  toBets: string,
  total = '₺50',
  count = 1,
): Promise<Locator> {
  await book.getByRole('button', { name: '₺50', exact: true }).click();
  await book.getByRole('button', { name: new RegExp(`· ${total}$`) }).click();
  await book.getByRole('button', { name: toBets }).click();
  const bets = book.locator('#bets-body .bet');
  await expect.poll(() => bets.count()).toBeGreaterThanOrEqual(count);
  const bet = bets.first();
  // What is drawn anew meanwhile is closed again.
  const isOpen = async () => {
    if (await bet.evaluate(({ classList }) => classList.contains('is-open'))) return true;
    await bet.locator('.bet-open').click();
    return false;
  };
  await expect.poll(isOpen).toBe(true);
  return bet;
}

/** The prices of an open bet in thousandths, as its details show them. */
export async function pricesOf(bet: Locator): Promise<bigint[]> {
  await bet.locator('.bet-leg-price').first().waitFor();
  const texts = await bet.locator('.bet-leg-price').allInnerTexts();
  return texts.map((text) => BigInt(Math.round(Number(text.replace(',', '.')) * 1_000)));
}

/** What a line returns, in minor units: each is rounded down by itself. */
export function returnOf(stakeMinor: number, prices: readonly bigint[]): number {
  const product = prices.reduce((all, price) => all * price, BigInt(stakeMinor));
  return Number(product / 1_000n ** BigInt(prices.length));
}

/** Cashes out a share of an open bet in percent. @returns what was paid, in minor units */
export async function cashOut(book: FrameLocator, bet: Locator, share: number): Promise<number> {
  if (share < 100) await bet.locator('.cash-out input').fill(String(share * 100));
  await bet.locator('.cash-out button:not([aria-disabled="true"])').click();
  const notice = book.locator('.bets-notice');
  await notice.waitFor();
  return amountIn((await notice.innerText()).match(/₺[\d.,]*\d/)?.[0] ?? '');
}

/** Does something with a match at the console. */
export async function actOn(event: string, action: string, fields: object = {}): Promise<void> {
  const response = await fetch(`${runningSite().sandboxUrl}/book-console/events/${event}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** Plays a match to its end, with a result of the pick that the console decides. */
export async function decide({ event, market, pick }: Pick, result: string, isLive = false): Promise<void> {
  if (!isLive) await actOn(event, 'start');
  await actOn(event, 'rule', { market, pick, result });
  await actOn(event, 'finish');
}

/** Opens the betting history. @returns the state and the amount of each bet, newest first */
export async function historyOf(page: Page, provider: string): Promise<[state: string, paid: number][]> {
  await openHydrated(page, `/BettingHistory?provider=${provider}`);
  return shownHistory(page);
}

/** The same as the page shows it now. */
export async function shownHistory(page: Page): Promise<[state: string, paid: number][]> {
  const bets = bookOf(page).locator('.bet');
  await bets.first().waitFor();
  const texts = await bets.evaluateAll((all) =>
    all.map((bet) => ['.bet-state', '.bet-paid'].map((part) => bet.querySelector(part)?.textContent ?? '')),
  );
  return texts.map(([state = '', paid = '']) => [state.trim(), amountIn(paid)]);
}
