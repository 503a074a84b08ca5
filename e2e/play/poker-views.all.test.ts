import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { desktop, inSample, screenVariants } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { enterPokerRoom, openButton } from './poker-players.ts';

const { newPage } = shareBrowser();
const TURN_WITHIN_MS = 60_000;

/** Each view has tables of its own, since players who are gone keep their seats for a while. The house plays at them. */
const tables = {
  phone: { game: 2, name: 'Omaha', cards: 'Kordon', tavla: 'Asma' },
  tablet: { game: 1, name: 'Hold’em', cards: 'Galata', tavla: 'Ihlamur' },
  desktop: { game: 1, name: 'Hold’em', cards: 'Pera', tavla: 'Erguvan' },
};
const views = screenVariants.map((variant) => ({ ...variant, ...tables[variant.screen] }));

const words = {
  tr: { seat: /^Koltuk \d: otur$/, sit: 'Otur', stake: /^Otur: /, house: 'Salonla oyna' },
  en: { seat: /^Seat \d: sit down$/, sit: 'Sit down', stake: /^Sit down: /, house: 'Play the house' },
};

async function expectToFit(page: Page, frame: FrameLocator): Promise<void> {
  await expectAccessible(page, { withFrames: true });
  expect(await overflowOf(page)).toBe(0);
  const over = await frame
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(over).toBe(0);
}

/** What covers something else of what is read and pressed at a table, as pairs of their texts. */
const coveredAt = (frame: FrameLocator): Promise<string[]> =>
  frame.locator('#table').evaluate((table) => {
    const parts = table.querySelectorAll('#bar :is(button, output, input), #message, .own .plate, .tool');
    const seen = [...parts].filter((part) => part.checkVisibility() && part.getClientRects().length > 0);
    const nameOf = (part: Element): string => part.textContent || part.getAttribute('aria-label') || part.id;
    return seen.flatMap((one, place) =>
      seen.slice(place + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const isApart =
          a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        return isApart ? [] : [`${nameOf(one)} / ${nameOf(other)}`];
      }),
    );
  });

it('nothing covers anything else at a table in a window of 1440 × 900 at 200 %', async () => {
  const page = await newPage(desktop);
  await page.setViewportSize({ width: 720, height: 450 });
  const { frame } = await enterPokerRoom(page, { slug: 'baize', game: 2, table: 'Alsancak' });
  await openButton(frame, 'Alsancak').click();
  await frame.getByRole('button', { name: words.tr.seat }).first().click();
  await frame.getByRole('button', { name: words.tr.sit, exact: true }).click();
  await frame.locator('#bar[data-turn]').waitFor({ timeout: TURN_WITHIN_MS });
  expect(await coveredAt(frame)).toEqual([]);
  await expectToFit(page, frame);
  await frame.locator('#bar .act.fold').click();
  await frame.locator('#bar:not([data-turn])').waitFor();
  expect(await coveredAt(frame)).toEqual([]);
  await expectToFit(page, frame);
});

describe.each(inSample(views, 0))('on a $screen in $language', ({ game, name, cards, tavla, ...variant }) => {
  const { seat, sit, stake, house } = words[variant.language];

  it(`the lobby and a table of ${name} fit and have no violations`, async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { frame } = await enterPokerRoom(page, { slug: 'baize', game, table: cards });
    await expectToFit(page, frame);
    await openButton(frame, cards).click();
    await frame.getByRole('button', { name: seat }).first().click();
    await frame.getByRole('button', { name: sit, exact: true }).click();
    await frame.locator('#bar[data-turn]').waitFor({ timeout: TURN_WITHIN_MS });
    await expectToFit(page, frame);
    expect(complaints).toEqual([]);
  });

  it('a table of tavla against the house fits and has no violations', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { frame } = await enterPokerRoom(page, { slug: 'limonata', game: 4, table: tavla });
    await openButton(frame, tavla).click();
    await frame.getByRole('button', { name: stake }).click();
    await frame.getByRole('button', { name: house }).click();
    await frame.locator('#tavla-bar .go[aria-disabled=false]').waitFor({ timeout: TURN_WITHIN_MS });
    await expectToFit(page, frame);
    expect(complaints).toEqual([]);
  });
});
