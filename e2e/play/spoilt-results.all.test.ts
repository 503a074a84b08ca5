import { changeRounds } from '@baize/testkit/running-site';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { englishDesktop, phone, type Variant } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { ready } from './instant-game.ts';
import { forgetBar, notedAmounts, noteBar, shownAmounts } from './noted-bar.ts';
import { gameThatPlays } from './played-games.ts';
import { waitUntilIdle } from './slot-frame.ts';
import { DEPOSIT_MINOR, signInWithMoney } from './table-frame.ts';

const { newPage } = shareBrowser();
const MOST_ROUNDS = 40;
const LONGEST_MS = 240_000;
const PAUSE_MS = 5_000;
/** Of the quick provider, by its id: the catalogue does not say what its games play. */
const COIN = 140403;

interface Played {
  readonly win: number;
  readonly bet: number;
}

/** What a round is played with. */
interface Parts {
  readonly page: Page;
  readonly game: FrameLocator;
  /** Opens the page anew, which finds the same round. */
  readonly reload: () => Promise<void>;
}

/** @returns what the studio replies to the click */
async function replyTo<Reply>(page: Page, call: RegExp, button: Locator): Promise<Reply> {
  const reply = page.waitForResponse((response) => call.test(response.url()));
  await button.click();
  return (await reply).json() as Promise<Reply>;
}

const playsBy =
  (button: string, call: RegExp) =>
  ({ page, game }: Parts) =>
    replyTo<Played>(page, call, game.locator(button));

/** Deals, opens the page anew with the hand, and exchanges all cards. */
async function playCards({ page, game, reload }: Parts): Promise<Played> {
  const exchange = game.locator('[data-choice="draw"]');
  const canExchange = async () => {
    await expect.poll(() => exchange.isEnabled()).toBe(true);
  };
  await replyTo(page, /\/studio\/cards\/place$/, game.locator('#go'));
  await canExchange();
  await reload();
  await canExchange();
  const call = /\/studio\/cards\/move$/;
  const { win, staked } = await replyTo<{ win: number; staked: number }>(page, call, exchange);
  return { win, bet: staked };
}

const spin = playsBy('#spin', /\/studio\/slots\/spin$/);
const drawOnce = playsBy('#go', /\/studio\/instant\/play$/);
const toss = playsBy('#go', /\/quick\/api\/play$/);

interface Game extends Variant {
  readonly name: string;
  /** That of a game which plays what it is named after, by default. */
  readonly id?: number;
  readonly play: (parts: Parts) => Promise<Played>;
  /** Waits until a round can be started. */
  readonly until: (game: FrameLocator) => Promise<void>;
}

const games: readonly Game[] = [
  { name: 'slots/steady-twenty', play: spin, until: waitUntilIdle, ...phone },
  { name: 'plinko', play: drawOnce, until: ready, ...englishDesktop },
  { name: 'wheel-54', play: drawOnce, until: ready, ...phone },
  { name: 'dice-100', play: drawOnce, until: ready, ...englishDesktop },
  { name: 'cards/jacks-or-better', play: playCards, until: ready, ...phone },
  { name: 'coin', id: COIN, play: toss, until: ready, ...englishDesktop },
];

it.each(games)(
  '$name shows no number of a result before its end, also after a reload',
  { timeout: LONGEST_MS },
  async ({ name, id, play, until, ...variant }) => {
    const page = await newPage(variant);
    await signInWithMoney(page);
    await noteBar(page);
    // The first page does not come to the end of its show, however short that is without motion.
    let comesToEnd = false;
    await page.route('**/shown', (route) => (comesToEnd ? route.continue() : route.abort()));
    await openHydrated(page, `/PlayGame/${id ?? (await gameThatPlays(name))}`);
    const game = page.frameLocator('.game-frame iframe');
    let [before, net, hasWon] = [DEPOSIT_MINOR, 0, false];
    for (let round = 0; round < MOST_ROUNDS && !hasWon; round += 1) {
      await until(game);
      await forgetBar(page);
      const shown: number[] = [];
      const reload = async () => {
        shown.push(...(await notedAmounts(page)));
        await reloadHydrated(page);
      };
      comesToEnd = false;
      await changeRounds(PAUSE_MS);
      const { win, bet } = await play({ page, game, reload });
      hasWon = win > 0;
      // The page that opens meanwhile finds the same, and comes to the end.
      if (hasWon) {
        page.once('domcontentloaded', () => (comesToEnd = true));
        await reload();
      }
      comesToEnd = true;
      // Free games wait for the player.
      await until(game);
      shown.push(...(await shownAmounts(page)));
      const allowed = [before, before - bet, Math.abs(net), Math.abs(net - bet)];
      expect(shown.filter((amount) => !allowed.includes(amount))).toEqual([]);
      before += win - bet;
      net += win - bet;
      const balance = async () =>
        Number((await page.getByTestId('balance').first().innerText()).replaceAll(/\D/g, ''));
      await expect.poll(balance).toBe(before);
    }
    expect(hasWon).toBe(true);
  },
);
