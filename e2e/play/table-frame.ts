import type { FrameLocator, Page } from 'playwright-core';

import { openAccount, signInByCall } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import { openHydrated } from '../visit.ts';
import { passRoundsUntil } from './pass-rounds.ts';
import { giveMoney } from './played-games.ts';

export const DEPOSIT_MINOR = 100_000;

/** A page with a player who has money. @returns the player's name */
export async function signInWithMoney(page: Page): Promise<string> {
  const person = await openAccount();
  await giveMoney(person.username, DEPOSIT_MINOR);
  await signInByCall(page, person);
  return person.username;
}

export async function gameOfTable(tableId: string): Promise<number> {
  const [game] = await queryDatabase<{ id: number }>(
    'select id::int from game where table_id = $1 order by id limit 1',
    [tableId],
  );
  if (game === undefined) throw new Error(`no game has table ${tableId}`);
  return game.id;
}

/** Opens the table of a game, once its first state is shown. */
export async function openTable(page: Page, gameId: number): Promise<FrameLocator> {
  await openHydrated(page, `/PlayGame/${gameId}`);
  const frame = page.frameLocator('iframe');
  await frame.locator('body[data-phase]:not([data-phase=none])').waitFor();
  return frame;
}

export async function untilPhase(frame: FrameLocator, phase: string): Promise<void> {
  const reached = frame.locator(`body[data-phase=${phase}]`);
  await passRoundsUntil(async () => (await reached.count()) > 0);
}

/** Puts a chip on a spot with the keyboard. */
export async function bet(frame: FrameLocator, spot: string): Promise<void> {
  const box = frame.locator(`[data-spot="${spot}"]`);
  await box.focus();
  await box.press('Enter');
}
