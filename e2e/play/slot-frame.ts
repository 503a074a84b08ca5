import type { SlotScript } from '@baize/games';
import { changeRounds, runningSite } from '@baize/testkit/running-site';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A page of a slot, or the frame with it. */
interface SlotFrame {
  locator(selector: string): Locator;
}

/** Free games may take minutes. */
const LONGEST_GAME_MS = 150_000;

/** Pauses that show something; what is longer may be a time limit. */
const LONGEST_PAUSE_MS = 3_000;
const PACE = 10;
const SHORTEST_GAME_MS = 2_500;

/** Lets the games of a page show their results faster, for tests of what is booked. To be called before the page is opened. */
export async function quickenGames(page: Page): Promise<void> {
  await page.addInitScript(
    ([longestMs, pace]) => {
      if (window.top === window) return;
      const wait = window.setTimeout.bind(window);
      const quick = (task: () => void, ms = 0) => wait(task, ms > longestMs ? ms : ms / pace);
      Object.assign(window, { setTimeout: quick });
    },
    [LONGEST_PAUSE_MS, PACE] as const,
  );
}

/** Waits until a game can be started, and begins free games that wait for the player. */
export async function waitUntilIdle(game: SlotFrame): Promise<void> {
  const spin = game.locator('#spin');
  const start = game.locator('.announcement button');
  const isIdle = async () => {
    if (await start.isVisible()) await start.click();
    return spin.isEnabled();
  };
  await expect.poll(isIdle, { timeout: LONGEST_GAME_MS }).toBe(true);
}

/** Plays one game to its end. */
export async function spinOnce(game: SlotFrame): Promise<void> {
  await waitUntilIdle(game);
  // The shortest time between two games, which the studio keeps.
  await changeRounds(SHORTEST_GAME_MS);
  await game.locator('#spin').click();
  await waitUntilIdle(game);
}

/** Opens the game of the studio's console that plays this model, on play money and without a site around it. */
export async function openShowcase(page: Page, model: string, language: 'tr' | 'en' = 'tr'): Promise<void> {
  const { sandboxUrl } = runningSite();
  const games = await (await fetch(`${sandboxUrl}/studio?lang=${language}`)).text();
  const [, address = ''] = new RegExp(`href="([^"]*play=slots%2F${model}&[^"]*)"`).exec(games) ?? [];
  await page.goto(`${sandboxUrl}${address.replaceAll('&amp;', '&')}`);
  await expect.poll(() => page.locator('#spin').isEnabled()).toBe(true);
}

/** The lowest stake of play money, with which games open. */
const BET_MINOR = 20;

/** What a slot pays with that stake, in minor units. */
export const minorOf = (units: number): number => (units * BET_MINOR) / 20;

/** Lets the next games of the page have this script. */
export async function playScript(page: Page, script: SlotScript): Promise<{ readonly winMinor: number }> {
  const winMinor = minorOf(script.units);
  const balance = 1_000_000 + winMinor;
  const wager = { state: 'ended', reason: null, bet: BET_MINOR, isFree: false, jackpot: 0, balance };
  const json = { ...wager, id: 'w1', win: winMinor, result: script, freeSpins: null };
  await page.route('**/studio/slots/{spin,shown}', (route) => route.fulfill({ json }));
  return { winMinor };
}
