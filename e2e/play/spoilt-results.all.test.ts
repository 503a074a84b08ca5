import { changeRounds } from '@baize/testkit/running-site';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { englishDesktop, phone } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { ready } from './instant-game.ts';
import { forgetBar, noteBar, shownAmounts } from './noted-bar.ts';
import { gameThatPlays } from './played-games.ts';
import { waitUntilIdle } from './slot-frame.ts';
import { DEPOSIT_MINOR, signInWithMoney } from './table-frame.ts';

const { newPage } = shareBrowser();
const MOST_ROUNDS = 25;
const LONGEST_MS = 240_000;
const PAUSE_MS = 5_000;

interface Played {
  readonly win: number;
  readonly bet: number;
}

/** Starts a round. @returns what the studio decided */
async function start(page: Page, game: FrameLocator, button: string): Promise<Played> {
  const decided = page.waitForResponse((response) =>
    /\/studio\/(slots\/spin|instant\/play)$/.test(response.url()),
  );
  await changeRounds(PAUSE_MS);
  await game.locator(button).click();
  return (await decided).json() as Promise<Played>;
}

it.each([
  { play: 'slots/steady-twenty', button: '#spin', ...phone },
  { play: 'plinko', button: '#go', ...englishDesktop },
  { play: 'wheel-54', button: '#go', ...phone },
  { play: 'dice-100', button: '#go', ...englishDesktop },
])(
  '$play shows no number of a result before its end, also after a reload',
  { timeout: LONGEST_MS },
  async ({ play, button, ...variant }) => {
    const page = await newPage(variant);
    await signInWithMoney(page);
    await noteBar(page);
    // The first page does not come to the end of its show, however short that is without motion.
    let comesToEnd = false;
    await page.route('**/shown', (route) => (comesToEnd ? route.continue() : route.abort()));
    await openHydrated(page, `/PlayGame/${await gameThatPlays(play)}`);
    const game = page.frameLocator('.game-frame iframe');
    const untilReady = async () => {
      if (button === '#spin') await waitUntilIdle(game);
      else await ready(game);
    };
    let [before, net, hasWon] = [DEPOSIT_MINOR, 0, false];
    for (let round = 0; round < MOST_ROUNDS && !hasWon; round += 1) {
      await untilReady();
      await forgetBar(page);
      comesToEnd = false;
      const { win, bet } = await start(page, game, button);
      hasWon = win > 0;
      // The page that opens meanwhile finds the same.
      if (hasWon) await reloadHydrated(page);
      comesToEnd = true;
      // Free games wait for the player.
      await untilReady();
      const allowed = [before, before - bet, Math.abs(net), Math.abs(net - bet)];
      expect((await shownAmounts(page)).filter((amount) => !allowed.includes(amount))).toEqual([]);
      before += win - bet;
      net += win - bet;
      const balance = async () =>
        Number((await page.getByTestId('balance').first().innerText()).replaceAll(/\D/g, ''));
      await expect.poll(balance).toBe(before);
    }
    expect(hasWon).toBe(true);
  },
);
