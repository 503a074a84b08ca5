import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { desktop, phone } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { enterPokerRoom, pokerMinor, POKER_MINOR } from './poker-players.ts';

const { newPage } = shareBrowser();
const TABLE = 'Sarayburnu';
const LEAST_MINOR = 80_000;
const HIGHEST_RAKE_MINOR = 6_000;

/** Another brand, whose players sit at the same tables. */
const OTHER = 'limonata';

async function sitDown(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: `Masayı aç: ${TABLE}` }).click();
  await frame
    .getByRole('button', { name: /^Koltuk \d: otur$/ })
    .first()
    .click();
  await frame.getByRole('button', { name: 'Otur', exact: true }).click();
  await frame.locator('.seat.own').waitFor();
}

/** Checks or calls if it is the player's turn. */
async function playTurn(frame: FrameLocator): Promise<void> {
  if ((await frame.locator('#bar[data-turn]').count()) > 0) await frame.locator('.act.call').click();
}

describe('a poker table', () => {
  it('is played by players of two brands, who carry their chips home', async () => {
    const pages = [await newPage(phone), await newPage(desktop)] as const;
    const complaints = pages.map((page) => collectErrors(page));
    const ada = await enterPokerRoom(pages[0], { slug: 'baize', game: 1, table: TABLE });
    await expectAccessible(pages[0], { withFrames: true });
    const can = await enterPokerRoom(pages[1], { slug: OTHER, game: 1, table: TABLE });
    await sitDown(ada.frame);
    await expect.poll(() => pokerMinor(ada.username)).toBe(POKER_MINOR - LEAST_MINOR);
    await sitDown(can.frame);

    await ada.frame.locator('.seat.own .card').first().waitFor();
    await expectAccessible(pages[0], { withFrames: true });
    expect(await overflowOf(pages[0])).toBe(0);
    await expect
      .poll(
        async () => {
          for (const { frame } of [ada, can]) await playTurn(frame);
          return ada.frame.locator('.result').innerText();
        },
        { timeout: 60_000 },
      )
      .toContain('kazandı');
    expect(await can.frame.locator('.board .card').count()).toBe(5);

    await ada.frame.getByRole('button', { name: 'El geçmişi' }).click();
    await ada.frame.locator('.hands button').first().click();
    const proof = ada.frame.getByText('mühürlenen destedeki yerindeydi');
    await proof.waitFor();
    expect(await proof.innerText()).toContain('gösterdiğiyle aynı');
    expect(await proof.innerText()).not.toContain('karışımda yok');
    await expectAccessible(pages[0], { withFrames: true });
    await pages[0].keyboard.press('Escape');

    for (const { frame } of [ada, can]) await frame.getByRole('button', { name: 'Masadan kalk' }).click();
    for (const { frame } of [ada, can])
      await frame.locator('#message').filter({ hasText: 'ödendi' }).waitFor();
    const carried = (await pokerMinor(ada.username)) + (await pokerMinor(can.username));
    expect(carried).toBeLessThan(2 * POKER_MINOR);
    expect(carried).toBeGreaterThanOrEqual(2 * POKER_MINOR - 2 * HIGHEST_RAKE_MINOR);
    expect(complaints).toEqual([[], []]);
  });
});
