import { runningSite } from '@baize/testkit/running-site';
import { LIVE_FEED_PATH } from '@baize/providers';

import type { FrameLocator } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { queryDatabase } from '../query-database.ts';
import { desktop, type Variant } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { whileRoundsStand } from './pass-rounds.ts';
import { bet, DEPOSIT_MINOR, gameOfTable, openTable, signInWithMoney, untilPhase } from './table-frame.ts';

const ROULETTE = '0102';

const { newPage } = shareBrowser();
const englishPhone: Variant = { screen: 'phone', language: 'en' };

/** Whether all tables are in a phase. */
const areIn =
  (phase: string, ...frames: readonly FrameLocator[]) =>
  async () => {
    const counts = await Promise.all(
      frames.map((frame) => frame.locator(`body[data-phase=${phase}]`).count()),
    );
    return counts.every((count) => count > 0);
  };

/** The balance of an account and the sum of its postings. */
async function readBalance(username: string) {
  const [account] = await queryDatabase<{ balance: string; postings: string }>(
    `select a.balance::text,
            (select coalesce(sum(p.amount), 0)::text from posting p
              where p.site_id = a.site_id and p.player_id = a.player_id and p.account_kind = a.kind) as postings
       from account a join player p on p.site_id = a.site_id and p.id = a.player_id
      where p.username = $1 and a.kind = 1`,
    [username],
  );
  return account;
}

/** The next results of a table, as the lobby's card gets them. */
function watchFeed(tableId: string): { results: () => readonly string[]; close: () => void } {
  const socket = new WebSocket(`${runningSite().sandboxUrl.replace('http', 'ws')}${LIVE_FEED_PATH}`);
  const seen: string[] = [];
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ type: 'subscribe', casinoId: '1', currency: 'TRY', key: tableId })),
  );
  socket.addEventListener('message', ({ data }) => {
    const { gameResult } = JSON.parse(String(data)) as { gameResult?: { result: string } };
    if (gameResult) seen.push(gameResult.result);
  });
  return { results: () => seen, close: () => socket.close() };
}

describe('a roulette table', () => {
  it('shows two players and the lobby the same number, and the ledger has what it paid', async () => {
    const [first, second] = [await newPage(desktop), await newPage(englishPhone)];
    const names = [await signInWithMoney(first), await signInWithMoney(second)];
    const feed = watchFeed(ROULETTE);
    const game = await gameOfTable(ROULETTE);
    const frames = [await openTable(first, game), await openTable(second, game)] as const;
    await whileRoundsStand(areIn('betting', ...frames), async () => {
      await bet(frames[0], 'red');
      await bet(frames[1], 'black');
      for (const frame of frames) await expect.poll(() => frame.locator('#stake').innerText()).not.toBe('–');
    });
    const plates = await whileRoundsStand(areIn('result', ...frames), async () => {
      const shown = await Promise.all(frames.map((frame) => frame.locator('.plate').innerText()));
      await expect.poll(() => feed.results().at(-1)).toBe(shown[0]);
      return shown;
    });
    feed.close();
    expect(plates[0]).toBe(plates[1]);
    // One of red and black wins what the other loses, unless both lose. Wins are paid after the result is shown.
    const chip = 500;
    const together = async () =>
      (await Promise.all(names.map(readBalance))).reduce((sum, account) => sum + Number(account?.balance), 0);
    await expect.poll(together).toBe(2 * DEPOSIT_MINOR - (plates[0] === '0' ? 2 * chip : 0));
    for (const name of names) {
      const account = await readBalance(name);
      expect(account?.balance).not.toBe(String(DEPOSIT_MINOR));
      expect(account?.balance).toBe(account?.postings);
    }
  });

  it('can be played with the keyboard, and takes no chips after the close', async () => {
    const page = await newPage(desktop);
    await signInWithMoney(page);
    const frame = await openTable(page, await gameOfTable(ROULETTE));
    const next = frame.locator('[data-spot="split-17-20"]');
    await whileRoundsStand(areIn('betting', frame), async () => {
      await frame.locator('[data-spot="straight-17"]').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => next.evaluate((box) => document.activeElement === box)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => next.locator('.chip').count()).toBe(1);
      await page.keyboard.press('Delete');
      await expect.poll(() => next.locator('.chip').count()).toBe(0);
    });
    await untilPhase(frame, 'playing');
    await next.press('Enter');
    expect(await next.locator('.chip').count()).toBe(0);
  });

  it('takes chips back when play is stopped, since nobody could', async () => {
    const page = await newPage(desktop);
    const name = await signInWithMoney(page);
    const frame = await openTable(page, await gameOfTable(ROULETTE));
    await whileRoundsStand(areIn('betting', frame), async () => {
      await bet(frame, 'red');
      await expect.poll(() => frame.locator('#stake').innerText()).not.toBe('–');
      // As the site does for a reality check.
      await page
        .locator('.game-frame iframe')
        .evaluate((game: HTMLIFrameElement) => game.contentWindow?.postMessage({ type: 'baize:pause' }, '*'));
      await expect.poll(() => frame.locator('#stake').innerText()).toBe('–');
    });
    await untilPhase(frame, 'result');
    await expect.poll(async () => (await readBalance(name))?.balance).toBe(String(DEPOSIT_MINOR));
  });
});
