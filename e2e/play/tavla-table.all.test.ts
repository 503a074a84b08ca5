import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { desktop, phone } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { enterPokerRoom, pokerMinor, POKER_MINOR } from './poker-players.ts';

const { newPage } = shareBrowser();
const TABLE = 'Mimoza';
const STAKE_MINOR = 10_000;
const COMMISSION_MINOR = 1_000;

/** Another brand, whose players sit at the same tables. */
const OTHER = 'limonata';

async function sitDown(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: `Masayı aç: ${TABLE}` }).click();
  await frame.getByRole('button', { name: 'Otur: ₺100' }).click();
}

const main = (frame: FrameLocator) => frame.locator('#tavla-bar .go');
const isAllowed = async (frame: FrameLocator): Promise<boolean> =>
  (await main(frame).getAttribute('aria-disabled')) === 'false';

/** Rolls, chooses checkers and where they go, and confirms. @returns false if it is not the player's turn */
async function playTurn(frame: FrameLocator): Promise<boolean> {
  const movable = frame.locator('.point:is([data-state="from"], [data-state="chosen"])');
  if (!(await isAllowed(frame)) && (await movable.count()) === 0) return false;
  if (await isAllowed(frame)) await main(frame).click();
  await expect
    .poll(async () => (await movable.count()) + ((await isAllowed(frame)) ? 1 : 0))
    .toBeGreaterThan(0);
  while ((await movable.count()) > 0) {
    const chosen = frame.locator('.point[data-state="chosen"]');
    if ((await chosen.count()) === 0) await movable.last().press('Enter');
    await frame.locator('.point[data-state="to"]').first().click();
  }
  await frame.locator('body').press('o');
  return true;
}

describe('a table of tavla', () => {
  it('is played by players of two brands; the winner gets both stakes less the rake', async () => {
    const pages = [await newPage(phone), await newPage(desktop)] as const;
    const complaints = pages.map((page) => collectErrors(page));
    const ada = await enterPokerRoom(pages[0], { slug: 'baize', game: 4, table: TABLE });
    const can = await enterPokerRoom(pages[1], { slug: OTHER, game: 4, table: TABLE });
    await sitDown(ada.frame);
    await expect.poll(() => pokerMinor(ada.username)).toBe(POKER_MINOR - STAKE_MINOR);
    await sitDown(can.frame);

    let turns = 0;
    await expect
      .poll(
        async () => {
          for (const { frame } of [ada, can])
            if ((await main(frame).count()) > 0 && (await playTurn(frame))) turns += 1;
          return turns;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(2);
    await expectAccessible(pages[0], { withFrames: true });
    expect(await overflowOf(pages[0])).toBe(0);

    await can.frame.getByRole('button', { name: 'Maçı bırak' }).click();
    await can.frame.getByRole('button', { name: 'Bırak, maçı kaybet' }).click();
    await ada.frame
      .locator('#message')
      .filter({ hasText: 'Kazandınız!' })
      .filter({ hasText: 'ödendi' })
      .waitFor();
    expect(await ada.frame.locator('.verdict').innerText()).toBe('+₺90');
    expect(await pokerMinor(ada.username)).toBe(POKER_MINOR + STAKE_MINOR - COMMISSION_MINOR);
    expect(await pokerMinor(can.username)).toBe(POKER_MINOR - STAKE_MINOR);

    await ada.frame.getByRole('button', { name: 'El geçmişi' }).click();
    await ada.frame.locator('.hands button').first().click();
    const proof = ada.frame.getByText('önceden mühürlenen zincirden geldi');
    await proof.waitFor();
    expect(await proof.innerText()).toContain('gösterdiğiyle aynı');
    expect(await proof.innerText()).not.toContain('karışımda yok');
    await ada.frame.getByRole('button', { name: 'Sonraki adım' }).click();
    await ada.frame.locator('.replay-words').filter({ hasText: 'Başlama zarı' }).waitFor();
    await expectAccessible(pages[0], { withFrames: true });
    expect(complaints).toEqual([[], []]);
  });
});
