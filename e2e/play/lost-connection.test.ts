import type { FrameLocator, Page, WebSocketRoute } from 'playwright-core';
import { describe, it } from 'vitest';

import { signInFunded } from '../money/real-payments.ts';
import { desktop } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { balanceOf, gameThatPlays } from './played-games.ts';

const LONGEST_MS = 120_000;
/** Longer than what is left of a round and the sale of the next. */
const AWAY_MS = 40_000;

const { newPage } = shareBrowser('group');

interface SharedGame {
  readonly play: string;
  readonly socket: RegExp;
  /** Bets on something. */
  bet(game: FrameLocator): Promise<void>;
}

const games: readonly SharedGame[] = [
  {
    play: 'tables/roulette',
    socket: /\/studio\/tables\/live$/,
    async bet(game) {
      await game.locator('body[data-phase=betting]').waitFor({ timeout: LONGEST_MS });
      await game.locator('[data-spot="red"]').press('Enter');
    },
  },
  {
    play: 'lucky-wheel',
    socket: /\/studio\/draws\/socket$/,
    async bet(game) {
      await game.locator('.spot').first().click();
      await game.locator('#go:enabled').click({ timeout: LONGEST_MS });
    },
  },
];

/** Lets a test close the connection of a game, and keep it closed. */
async function holdConnection(page: Page, address: RegExp) {
  let isClosed = false;
  let link: WebSocketRoute | undefined;
  await page.routeWebSocket(address, (socket) => {
    if (isClosed) return void socket.close();
    link = socket;
    socket.connectToServer();
  });
  return {
    async close() {
      isClosed = true;
      await link?.close();
    },
    open() {
      isClosed = false;
    },
  };
}

/** What the game says about its rounds to the page around it. */
async function followRounds(page: Page): Promise<() => readonly string[]> {
  const states: string[] = [];
  await page.exposeFunction('followRound', (state: string) => void states.push(state));
  await page.addInitScript(() => {
    window.addEventListener('message', ({ data }: MessageEvent<{ type?: string; state?: string }>) => {
      // Exposed above.
      const { followRound } = window as unknown as { followRound(state: string): void };
      if (data?.type === 'baize:round') followRound(data.state ?? '');
    });
  });
  return () => states;
}

describe.concurrent('a round whose end a page has not seen', () => {
  it.for(games)(
    'of $play is over for the page around it once the connection is back',
    { timeout: 3 * LONGEST_MS },
    async ({ play, socket, bet }, { expect }) => {
      const page = await newPage(desktop);
      const { username } = await signInFunded(page);
      const before = await balanceOf(username);
      const connection = await holdConnection(page, socket);
      const rounds = await followRounds(page);
      await openHydrated(page, `/PlayGame/${await gameThatPlays(play)}`);
      await bet(page.frameLocator('iframe'));
      await expect.poll(rounds, { timeout: LONGEST_MS }).toEqual(['started']);
      await connection.close();
      await page.waitForTimeout(AWAY_MS);
      connection.open();
      await expect.poll(rounds, { timeout: LONGEST_MS }).toEqual(['started', 'ended']);
      expect(await balanceOf(username)).not.toBe(before);
    },
  );
});
