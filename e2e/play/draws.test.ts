import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInFunded } from '../money/real-payments.ts';
import { playsOf } from '@baize/testkit/test-scope';
import { englishDesktop, phone, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { passRoundsUntil, whileRoundsStand } from './pass-rounds.ts';
import { forgetBar, noteBar, shownAmounts } from './noted-bar.ts';
import { amountAt, balanceOf, gameThatPlays } from './played-games.ts';

const { newPage } = shareBrowser();

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
const draws = playsOf(all, 'keno', 'bingo/90');

/** Opens a game while its tickets are sold. */
async function openDraw(page: Page, play: string): Promise<FrameLocator> {
  await openHydrated(page, `/PlayGame/${await gameThatPlays(play)}`);
  const game = page.frameLocator('iframe');
  await game.locator('#countdown').waitFor({ state: 'attached' });
  await passRoundsUntil(isOnSale(game));
  return game;
}

const isOnSale = (game: FrameLocator) => async () =>
  /\d:\d\d/.test(await game.locator('#countdown').innerText());

describe('a shared draw', () => {
  it.each(draws)(
    'of $play is bought, drawn, shown and booked',
    async ({ play, variant, choose, result, results }) => {
      const page = await newPage(variant);
      const complaints = collectErrors(page);
      const { username } = await signInFunded(page);
      const before = await balanceOf(username);
      await noteBar(page);
      const game = await openDraw(page, play);
      const price = await whileRoundsStand(isOnSale(game), async () => {
        await expectAccessible(page, { withFrames: true });
        expect(await overflowOf(page)).toBe(0);
        await choose(game);
        await expect.poll(() => game.locator('#go').isEnabled()).toBe(true);
        const ordered = await amountAt(game, '#order-amount');
        await game.locator('#go').click();
        await expect.poll(() => balanceOf(username)).toBe(before - ordered);
        return ordered;
      });
      expect(price).toBeGreaterThan(0);
      await forgetBar(page);

      await passRoundsUntil(async () => (await result(game)).length >= results);
      // The bets say what they won only once everything is shown.
      const message = game.locator('#message');
      await passRoundsUntil(async () =>
        /kazan|geri döndü|won|came back|No win/.test(await message.innerText()),
      );
      const win = await amountAt(game, '#win');
      const known = [before - price, price, 0];
      expect((await shownAmounts(page)).filter((amount) => !known.includes(amount))).toEqual([]);
      await expect.poll(() => balanceOf(username)).toBe(before - price + win);
      await expect.poll(() => amountAt(game, '#credit')).toBe(before - price + win);
      expect(complaints).toEqual([]);
    },
  );

  it('is the same for two players', async () => {
    const pages = [await newPage(phone), await newPage(englishDesktop)];
    const games: FrameLocator[] = [];
    for (const page of pages) {
      await signInFunded(page);
      games.push(await openDraw(page, 'lucky-wheel'));
    }
    const last = (game: FrameLocator) => game.locator('#past li').first();
    const haveResults = async () =>
      (await Promise.all(games.map((game) => last(game).count()))).every((count) => count > 0);
    const [one, other] = await whileRoundsStand(haveResults, () =>
      Promise.all(games.map((game) => last(game).getAttribute('class'))),
    );
    expect(one).toMatch(/white|blue|green|red|gold/);
    expect(other).toBe(one);
  });
});
