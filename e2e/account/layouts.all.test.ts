import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import { desktop, phone } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { answerHistory, type HistoryCall } from './history-replies.ts';

const { newPage } = shareBrowser();

async function openHistory(page: Page, call: HistoryCall, address: string): Promise<void> {
  await signInNewPlayer(page);
  await answerHistory(page, call);
  await openHydrated(page, address);
  await page.locator('.data-table tbody tr').first().waitFor();
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

/** In how many lines a text is written. */
const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

describe('histories', () => {
  it('of games show three rows on the first screen of a phone', async () => {
    const page = await newPage(phone);
    await openHistory(page, 'GET /account/game-history', '/gameHistory');
    const third = await boxOf(page.locator('.data-table tbody tr').nth(2));
    const bar = await boxOf(page.locator('.bottom-bar'));
    expect(third.y + third.height).toBeLessThan(bar.y);
    const download = await boxOf(page.locator('.history-actions'));
    const count = await boxOf(page.locator('.history-summary > p'));
    expect(Math.abs(download.y + download.height / 2 - count.y - count.height / 2)).toBeLessThan(2);
  });

  it('of payments have the method beside the kinds on a desktop', async () => {
    const page = await newPage(desktop);
    await openHistory(page, 'GET /account/financial-history', '/FinanceActivities');
    const kinds = await boxOf(page.locator('.history-filters > .chip-row').nth(1));
    const periods = await boxOf(page.locator('.quick-ranges'));
    const method = await boxOf(page.locator('.method-filter'));
    expect(kinds.y).toBeGreaterThan(periods.y + periods.height - 8);
    expect(method.x).toBeGreaterThan(kinds.x + kinds.width);
    expect(method.y).toBeLessThan(kinds.y + kinds.height);
  });

  it('of sessions have each time in one line on a tablet', async () => {
    const page = await newPage({ screen: 'tablet', language: 'en' });
    await openHistory(page, 'GET /account/session-history', '/SessionHistory');
    for (const time of await page.locator('.data-table time').all()) expect(await linesOf(time)).toBe(1);
    expect(await overflowOf(page)).toBe(0);
  });
});

describe('the narrowest screens', () => {
  it('show the name and number of the player in the menu', async () => {
    const page = await newPage({ screen: 'phone', language: 'en' });
    await page.setViewportSize({ width: 320, height: 640 });
    await signInNewPlayer(page);
    await openHydrated(page, '/account/menu');
    const number = page.locator('.wallet-owner span').last();
    await number.waitFor();
    expect(await linesOf(number)).toBe(1);
    const name = page.locator('.wallet-owner b');
    expect(await name.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  it('show all columns of a statement', async () => {
    const page = await newPage({ screen: 'phone', language: 'en' });
    await page.setViewportSize({ width: 320, height: 640 });
    const { username } = await signInNewPlayer(page);
    await queryDatabase(
      `insert into play_total (site_id, player_id, day, category, bets, wins, refunds, staked, won, refunded, played_ms)
         select site_id, id, (now() at time zone 'Europe/Istanbul')::date - 1, 'casino', 900, 1, 0, 12345678, 25050, 0, 58380000
           from player where username = $1`,
      [username],
    );
    await openHydrated(page, '/account/statement?view=table');
    const table = page.locator('.statement-table').first();
    await table.waitFor();
    const { x, width } = await boxOf(table);
    expect(x + width).toBeLessThanOrEqual(320);
    for (const cell of await table.locator('td:last-child').all()) {
      const box = await boxOf(cell);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
  });
});
