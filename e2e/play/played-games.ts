import { accountKind, type AccountKind } from '@baize/ledger';
import { expect } from 'vitest';
import type { FrameLocator } from 'playwright-core';

import { queryDatabase } from '../query-database.ts';

/** The id of a game that plays something, such as `mines` or `bingo/90`. */
export async function gameThatPlays(play: string): Promise<number> {
  const [game] = await queryDatabase<{ id: number }>(
    'select id from game where play = $1 and launchable order by id limit 1',
    [play],
  );
  if (!game) throw new Error(`no game plays ${play}`);
  return Number(game.id);
}

/** A deposit without the forms, which other tests fill in. */
export async function giveMoney(username: string, amountMinor: number): Promise<void> {
  await queryDatabase(
    `select book_movement(site_id, id, id, 10::smallint, 'test', 'opening', ''::bytea, $2::bigint, 1::smallint, 12::smallint, 1::smallint, now())
       from player where username = $1`,
    [username, String(amountMinor)],
  );
}

/** What a player has on an account, in minor units; it is the sum of the player's postings. */
export async function balanceOf(username: string, account: AccountKind = 'main'): Promise<number> {
  const [row] = await queryDatabase<{ balance: string; postings: string }>(
    `select a.balance::text,
            (select coalesce(sum(p.amount), 0)::text from posting p
              where p.site_id = a.site_id and p.player_id = a.player_id and p.account_kind = a.kind) as postings
       from account a join player p on p.site_id = a.site_id and p.id = a.player_id
      where p.username = $1 and a.kind = $2`,
    [username, String(accountKind[account])],
  );
  expect(row?.postings).toBe(row?.balance);
  return Number(row?.balance);
}

/** An amount that a game shows, in minor units: `₺1.234,50`, `₺1,234.50`; 0 if it shows a dash. */
export function amountIn(text: string): number {
  return Number(text.replaceAll(/\D/g, '')) || 0;
}

export async function amountAt(game: FrameLocator, selector: string): Promise<number> {
  return amountIn(await game.locator(selector).innerText());
}
