import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { overflowOf } from '../accessibility.ts';
import { phone } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { gameThatPlays } from './played-games.ts';
import { signInWithMoney } from './table-frame.ts';

const { newPage } = shareBrowser();

/** One of each kind of console and board. */
const PLAYS = [
  'tables/roulette',
  'tables/mini-roulette',
  'tables/sic-bo',
  'tables/blackjack',
  'tables/baccarat',
  'tables/dragon-tiger',
  'tables/money-wheel',
  'tables/boom-ladder',
  'tables/cup-of-cards',
  'cards/casino-holdem',
  'keno',
  'bingo/90',
  'race',
  'football',
  'courts/basketball',
  'courts/billiards',
  'courts/bowling',
  'courts/darts',
  'courts/ice-hockey',
  'courts/penalties',
  'courts/table-tennis',
  'courts/tennis',
  'courts/three-pointers',
  'courts/volleyball',
  'lucky-wheel',
  'five-balls',
  'crash',
  'mines',
  'climb/tower',
  'plinko',
  'scratch',
  'dice-100',
  'wheel-54',
  'single-card',
  'number-hunt',
  'threshold',
  'choice',
  'slots/steady-twenty',
  'slots/shifting-117649',
  'slots/locked-six',
];
const SIZES = [
  [390, 844],
  [844, 390],
  [667, 375],
  [820, 1180],
  [1440, 900],
] as const;
/** Boards whose every number has to be in sight while bets are taken, on an upright screen. */
const WHOLE_BOARDS = new Set(['tables/roulette', 'tables/mini-roulette', 'tables/sic-bo']);
/** Boards that are in sight as a whole on a phone held sideways, without scrolling. */
const SIDEWAYS_BOARDS = new Set([
  'keno',
  'five-balls',
  'football',
  'courts/basketball',
  'courts/billiards',
  'courts/bowling',
  'courts/darts',
  'courts/ice-hockey',
  'courts/penalties',
  'courts/table-tennis',
  'courts/tennis',
  'courts/three-pointers',
  'courts/volleyball',
  'race',
  'single-card',
  'tables/roulette',
  'tables/mini-roulette',
  'tables/sic-bo',
]);
const SIDEWAYS_SPOTS = '.odds, .number, .guess, .segment, .spot:not(.point), .quiet-button';
const MOST_BAR_PX = 56;

/** Controls of a console that are not within the frame, by their ids or texts. */
function findCut(page: Page, boardSpots: string | null): Promise<readonly string[]> {
  return page
    .frameLocator('.game-frame iframe')
    .locator('body')
    .evaluate((body, spotsInSight) => {
      const isShown = (part: Element) => part.getClientRects().length > 0;
      const nameOf = (part: Element) => part.id || part.getAttribute('aria-label') || part.textContent;
      const isCut = (part: Element, area: { top: number; right: number; bottom: number; left: number }) => {
        const box = part.getBoundingClientRect();
        return (
          box.left < area.left - 1 ||
          box.right > area.right + 1 ||
          box.top < area.top - 1 ||
          box.bottom > area.bottom + 1
        );
      };
      const frame = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
      const controls = [...body.querySelectorAll('.bar button, .bar input, .bar .box')].filter(isShown);
      const cut = controls.filter((control) => isCut(control, frame)).map(nameOf);
      if (body.scrollWidth > innerWidth) cut.push('the page is wider than the frame');
      const hands = [...body.querySelectorAll('.hand')];
      cut.push(...hands.filter((hand) => hand.scrollHeight > hand.clientHeight + 1).map(nameOf));
      const narrow = [...body.querySelectorAll('.face-dice')].filter(isShown);
      cut.push(
        ...narrow
          .filter((dice) => isCut(dice, (dice.closest('.spot') ?? dice).getBoundingClientRect()))
          .map(nameOf),
      );
      if (spotsInSight === null) return cut;
      const area = (
        body.querySelector('.board-area') ?? body.querySelector('.stage')
      )?.getBoundingClientRect();
      const spots = [...body.querySelectorAll(spotsInSight)];
      if (area) cut.push(...spots.filter((spot) => isCut(spot, area)).map(nameOf));
      if (spots.length === 0) cut.push('there is nothing to bet on yet');
      return cut;
    }, boardSpots);
}

/** Texts of the bar above a game that are cut: what has no room is not shown, and the name has it first. */
function findCutNames(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('.play-heading').evaluate((heading) => {
    const area = heading.getBoundingClientRect();
    const isCut = (part: Element) => {
      const box = part.getBoundingClientRect();
      const isInSight = box.top < area.bottom && box.width > 0;
      return isInSight && (part.scrollWidth > part.clientWidth + 1 || box.right > area.right + 1);
    };
    // Without a box of its own, on a small screen, only the name is shown.
    const parts = area.width > 0 ? [...heading.children] : [];
    return parts.filter(isCut).map(({ textContent }) => textContent);
  });
}

/** What has to be in sight on the board of a game, as a selector. */
function spotsInSight(play: string, isUpright: boolean, isPhone: boolean): string | null {
  if (WHOLE_BOARDS.has(play) && isUpright) return '.spot:not(.point)';
  return SIDEWAYS_BOARDS.has(play) && !isUpright && isPhone ? SIDEWAYS_SPOTS : null;
}

/** Shows figures in the bar above a game. @returns those that overlap others or are cut */
function findTouchingFigures(page: Page, figures: { net: string; balance: string }) {
  return page.locator('.play-bar').evaluate((bar, { net, balance }) => {
    const textOf = (selector: string, text: string) => {
      const part = bar.querySelector(selector);
      part?.replaceChildren(text);
      return part;
    };
    const shown = [
      bar.querySelector('h1'),
      bar.querySelector('[role=timer] b'),
      textOf('[data-testid=net]', net),
      textOf('[data-testid=balance]', balance),
      bar.querySelector('.play-deposit'),
    ];
    const boxes = shown.map((part) => part?.getBoundingClientRect() ?? new DOMRect());
    const touches = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const touching = boxes.filter((one) => boxes.some((other) => one !== other && touches(one, other)));
    return [
      ...touching.map((box) => `${box.left}, ${box.top}`),
      ...(boxes.some(({ width }) => !width) ? ['?'] : []),
    ];
  }, figures);
}

it('figures of the bar have room on a phone, however large they are', async () => {
  const page = await newPage(phone);
  await signInWithMoney(page);
  await openHydrated(page, `/PlayGame/${await gameThatPlays('slots/bold-ten')}`);
  await page.locator('.play-bar [data-testid=balance]').waitFor();
  const figures = { net: '+₺1.234.567,80', balance: '₺12.345.678,90' };
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findTouchingFigures(page, figures), `at ${width}`).toEqual([]);
    const bar = await page.locator('.play-bar').boundingBox();
    expect(bar?.height, `at ${width}`).toBeLessThanOrEqual(MOST_BAR_PX);
  }
});

it.each(PLAYS)('%s has all its controls in sight on phones, tablets and desktops', async (play) => {
  const page = await newPage(phone);
  await signInWithMoney(page);
  await openHydrated(page, `/PlayGame/${await gameThatPlays(play)}`);
  const frame = page.frameLocator('.game-frame iframe');
  // The page above shows the balance, so the game does not.
  await frame.locator('body[data-balance-shown]').waitFor({ state: 'attached' });
  expect(await frame.locator('.credit').isVisible()).toBe(false);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const spots = spotsInSight(play, height > width, height < 480);
    const isSold = { message: `at ${width} × ${height}`, timeout: 30_000 };
    await expect.poll(() => findCut(page, spots), isSold).toEqual([]);
    expect(await overflowOf(page), `at ${width} × ${height}`).toBe(0);
    expect(await findCutNames(page), `at ${width} × ${height}`).toEqual([]);
    if (width < 550) {
      const bar = await page.locator('.play-bar').boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(MOST_BAR_PX);
    }
  }
});
