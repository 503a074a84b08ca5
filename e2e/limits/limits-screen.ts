import type { Locator, Page } from 'playwright-core';

import { signInNewPlayer } from '../accounts.ts';
import { type Texts } from '../variants.ts';
import { openHydrated } from '../visit.ts';

type Kind = 'deposit' | 'bet' | 'loss' | 'time';
const periods = ['daily', 'weekly', 'monthly'] as const;
type Period = (typeof periods)[number];

/** The limits page of one player, in the language of the texts. */
export function limitsScreen(page: Page, t: Texts) {
  const row = (kind: Kind, period: Period): Locator =>
    page.locator(`#${kind} .limit-row`).nth(periods.indexOf(period));
  return {
    row,
    async open(): Promise<void> {
      await openHydrated(page, '/account-limitation');
      await page.locator('.limit-change').first().waitFor();
    },
    /** Opens an editor and returns its first field. */
    async edit(kind: Kind, period: Period): Promise<Locator> {
      await row(kind, period).locator('.limit-change').click();
      return row(kind, period).locator('input').first();
    },
    save: (kind: Kind, period: Period): Promise<void> =>
      row(kind, period).locator('button[type=submit]').click(),
    /** Sets a limit as a player does. */
    async set(kind: Kind, period: Period, typed: string): Promise<void> {
      const field = await this.edit(kind, period);
      await field.fill(typed);
      await this.save(kind, period);
      await field.waitFor({ state: 'detached' });
    },
    waiting: (kind: Kind, period: Period): Locator => row(kind, period).locator('.limit-waiting'),
    stop: (kind: Kind, period: Period): Promise<void> =>
      row(kind, period)
        .getByRole('button', { name: t('limits_stop_raise') })
        .click(),
  };
}

/** Signs a new player in and opens their limits. */
export async function openLimits(page: Page, t: Texts) {
  // Without an answer to the first prompt, the trail of the player's decisions is empty.
  await signInNewPlayer(page, { isAskedForLimit: true });
  const screen = limitsScreen(page, t);
  await screen.open();
  return screen;
}
