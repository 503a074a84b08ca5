import type { Locator, Page } from 'playwright-core';

import { queryDatabase } from '../query-database.ts';
import type { Texts } from '../variants.ts';

export const strip = (page: Page): Locator => page.locator('.break-choice');

/** The one question before the account is closed. */
export function questionOf(page: Page, t: Texts, period: string) {
  const dialog = page.getByRole('dialog', { name: t('exclusion_confirm_title', { period }) });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    no: button(t('exclusion_confirm_no')),
    yes: button(t('exclusion_confirm_yes', { period })),
  };
}

/** The message of the sign-in page after the account has been closed. */
export const endNote = (page: Page): Locator => page.locator('.session-end');

export const closedTitle = (page: Page, t: Texts): Locator =>
  page.getByRole('heading', { level: 1, name: t('exclusion_closed_title') });

/** Makes a call of the signed-in player past the page, as another device would. */
export function callAsPlayer<Reply>(page: Page, method: string, path: string, body?: object): Promise<Reply> {
  return page.evaluate(
    async ([verb, address, text]) => {
      const response = await fetch(`/_api${address}`, {
        method: verb,
        headers: {
          'content-type': 'application/json',
          'accept-language': 'tr',
          'site-id': String(JSON.parse(document.getElementById('boot')?.textContent ?? '{}').brand.siteId),
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
        },
        ...(text !== undefined && { body: text }),
      });
      return response.json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  ) as Promise<Reply>;
}

export const exclude = (page: Page, type: number) =>
  callAsPlayer<{ data: { ends_at: string } }>(page, 'POST', '/account/deactive-account', { type });

/** How many exclusions a player has. */
export async function countExclusions(username: string): Promise<number> {
  const [row] = await queryDatabase<{ count: string }>(
    'select count(*) from exclusion e join player p on p.site_id = e.site_id and p.id = e.player_id where p.username = $1',
    [username],
  );
  return Number(row?.count);
}

const ofPlayer =
  'from player p where p.site_id = a.site_id and p.id = a.player_id and a.kind = 1 and p.username = ';

/** A self-exclusion that ended yesterday, which takes half a year otherwise. */
export async function endExclusion(username: string): Promise<void> {
  await queryDatabase(
    `insert into exclusion (site_id, player_id, id, code, starts_at, ends_at, scope)
     select site_id, id, 1, 4, now() - interval '7 months', now() - interval '1 day', 'brand'
     from player where username = $1`,
    [username],
  );
  await queryDatabase(`update account a set closed_until = 'infinity' ${ofPlayer} $1`, [username]);
}

/** Moves the moment at which the account opens to now, which the database refuses to everyone but its tests. */
export async function openNow(username: string): Promise<void> {
  await queryDatabase(
    `set session_replication_role = replica;
     update account a set closed_until = now() ${ofPlayer} '${username}'`,
  );
}
