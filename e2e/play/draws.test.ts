import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, type ExpectStatic, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInFunded } from '../money/real-payments.ts';
import { playsOf } from '@baize/testkit/test-scope';
import { englishDesktop, phone, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { amountAt, balanceOf, gameThatPlays } from './played-games.ts';

/** A sale and a draw of bingo take two minutes. */
const LONGEST_MS = 160_000;

// The draws take long and wait most of the time, so they are watched side by side.
const { newPage } = shareBrowser('group');

interface Draw {
  readonly play: string;
  readonly variant: Variant;
  /** Chooses something to buy. */
  choose(game: FrameLocator): Promise<void>;
  /** The result, once the show is over. */
  result(game: FrameLocator): Promise<readonly string[]>;
  readonly results: number;
}

const textsAt = (selector: string) => (game: FrameLocator) => game.locator(selector).allInnerTexts();

const all: readonly Draw[] = [
  {
    play: 'keno',
    variant: phone,
    choose: (game) => game.locator('#quick').click(),
    result: textsAt('#balls li'),
    results: 20,
  },
  {
    play: 'lucky-wheel',
    variant: englishDesktop,
    choose: (game) => game.locator('.spot').first().click(),
    result: textsAt('.spot[data-won] b'),
    results: 1,
  },
  {
    play: 'race',
    variant: phone,
    choose: (game) => game.locator('.odds').first().click(),
    result: textsAt('#past li:first-child .cloth'),
    results: 3,
  },
  {
    play: 'football',
    variant: englishDesktop,
    choose: (game) => game.locator('.odds').first().click(),
    result: textsAt('#live b'),
    results: 8,
  },
  {
    play: 'five-balls',
    variant: phone,
    choose: (game) => game.locator('.odds').first().click(),
    result: textsAt('#balls li:not(:empty)'),
    results: 5,
  },
  {
    play: 'race/six',
    variant: englishDesktop,
    choose: (game) => game.locator('.odds').first().click(),
    result: textsAt('#past li:first-child .cloth'),
    results: 3,
  },
  {
    play: 'courts/tennis',
    variant: phone,
    choose: (game) => game.locator('.odds').first().click(),
    result: textsAt('#parts li'),
    results: 2,
  },
  {
    play: 'courts/penalties',
    variant: englishDesktop,
    choose: (game) => game.locator('.odds').first().click(),
    result: textsAt('#score'),
    results: 1,
  },
  {
    play: 'bingo/90',
    variant: phone,
    choose: (game) => game.locator('#card-count button').last().click(),
    result: textsAt('#prizes li.won b'),
    results: 3,
  },
  {
    play: 'bingo/75',
    variant: englishDesktop,
    choose: (game) => game.locator('#card-count button').last().click(),
    result: textsAt('#prizes li.won b'),
    results: 3,
  },
];
/** Each has a client of its own. */
const draws = playsOf(all, 'keno', 'race', 'football', 'courts/tennis', 'bingo/90');

/** @param expect of the test, since several run at once */
async function openDraw(page: Page, play: string, expect: ExpectStatic): Promise<FrameLocator> {
  await openHydrated(page, `/PlayGame/${await gameThatPlays(play)}`);
  const game = page.frameLocator('iframe');
  await expect.poll(() => game.locator('#countdown').innerText()).toMatch(/\d:\d\d/);
  return game;
}

describe.concurrent('a shared draw', () => {
  it.for(draws)(
    'of $play is bought, drawn, shown and booked',
    { timeout: 2 * LONGEST_MS },
    async ({ play, variant, choose, result, results }, { expect }) => {
      const page = await newPage(variant);
      const complaints = collectErrors(page);
      const { username } = await signInFunded(page);
      const before = await balanceOf(username);
      const game = await openDraw(page, play, expect);
      await expectAccessible(page, { withFrames: true });
      expect(await overflowOf(page)).toBe(0);

      await choose(game);
      await expect.poll(() => game.locator('#go').isEnabled()).toBe(true);
      const price = await amountAt(game, '#order-amount');
      await game.locator('#go').click();
      await expect.poll(() => balanceOf(username)).toBe(before - price);
      expect(price).toBeGreaterThan(0);

      await expect
        .poll(async () => (await result(game)).length, { timeout: LONGEST_MS })
        .toBeGreaterThanOrEqual(results);
      // The bets say what they won only once everything is shown.
      const isOver = () => game.locator('#message').innerText();
      await expect.poll(isOver, { timeout: LONGEST_MS }).toMatch(/kazan|geri döndü|won|came back|No win/);
      const win = await amountAt(game, '#win');
      await expect.poll(() => balanceOf(username)).toBe(before - price + win);
      await expect.poll(() => amountAt(game, '#credit')).toBe(before - price + win);
      expect(complaints).toEqual([]);
    },
  );

  it(
    'is the same for two players',
    async ({ expect }) => {
      const pages = [await newPage(phone), await newPage(englishDesktop)];
      const games = await Promise.all(
        pages.map(async (page) => {
          await signInFunded(page);
          return openDraw(page, 'lucky-wheel', expect);
        }),
      );
      const stops = games.map((game) =>
        game.locator('#past li').first().getAttribute('class', { timeout: LONGEST_MS }),
      );
      const [one, other] = await Promise.all(stops);
      expect(one).toMatch(/white|blue|green|red|gold/);
      expect(other).toBe(one);
    },
    2 * LONGEST_MS,
  );
});
