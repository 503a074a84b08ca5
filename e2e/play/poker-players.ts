import { brandUrl } from '@baize/testkit/running-site';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

import { openAccount, signInByCall } from '../accounts.ts';
import { callAsPlayer } from '../limits/break-steps.ts';
import { queryDatabase } from '../query-database.ts';
import { openHydrated } from '../visit.ts';
import { giveMoney } from './played-games.ts';

/** What a new player has on the poker wallet. */
export const POKER_MINOR = 200_000;

/** What a player has on the poker wallet; it is the sum of its postings. */
export async function pokerMinor(username: string): Promise<number> {
  const [account] = await queryDatabase<{ balance: string; postings: string }>(
    `select a.balance::text,
            (select coalesce(sum(p.amount), 0)::text from posting p
              where p.site_id = a.site_id and p.player_id = a.player_id and p.account_kind = a.kind) as postings
       from account a join player p on p.site_id = a.site_id and p.id = a.player_id
      where p.username = $1 and a.kind = 2`,
    [username],
  );
  expect(account?.postings).toBe(account?.balance);
  return Number(account?.balance);
}

/** Opens a table of the lobby, in both languages. */
export function openButton(frame: FrameLocator, table: string): Locator {
  return frame.getByRole('button', { name: new RegExp(`: ${table}$`, 'u') });
}

/** A new player of a brand with money on the poker wallet and a name at the room, in its lobby at the tables of a game. */
export async function enterPokerRoom(
  page: Page,
  { slug, game, table }: { slug: string; game: number; table: string },
): Promise<{ username: string; frame: FrameLocator }> {
  const person = await openAccount(undefined, { slug });
  await giveMoney(person.username, POKER_MINOR);
  await queryDatabase(
    `select book_movement(site_id, id, id + 1, 8::smallint, 'test', 'to-poker', ''::bytea, $2::bigint, 1::smallint, 1::smallint, 2::smallint, now())
       from player where username = $1`,
    [person.username, String(POKER_MINOR)],
  );
  await signInByCall(page, person, slug);
  const name = Math.random().toString(36).slice(2, 8).padEnd(6, 'x');
  const origin = slug === 'baize' ? '' : brandUrl(slug);
  await openHydrated(page, `${origin}/poker`);
  await callAsPlayer(page, 'POST', '/add-poker-user', { username: name });
  await openHydrated(page, `${origin}/PlayPoker?game=${game}`);
  const frame = page.frameLocator('.game-frame iframe');
  await openButton(frame, table).waitFor();
  return { username: person.username, frame };
}
