import { inputsOf } from '@baize/testkit/test-scope';
import { expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import { inSample, journeyVariants, textsOf, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { offerFreeSpins } from './given-rewards.ts';

const { newPage } = shareBrowser();

/** A new player whose dialog of ten free spins is open, with a game chosen. */
async function openClaim(variant: Variant) {
  const t = textsOf(variant);
  const page = await newPage(variant);
  const { username } = await signInNewPlayer(page);
  await offerFreeSpins(username);
  await openHydrated(page, '/FreeSpins');
  await page.getByRole('button', { name: t('rewards_spins_choose_game') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  const claim = dialog.locator('.dialog-foot button').last();
  const readSpins = () =>
    queryDatabase<{ status: number; game_id: number | null }>(
      `select f.status, f.game_id from free_spin f join player p on p.site_id = f.site_id and p.id = f.player_id
         where p.username = $1`,
      [username],
    );
  return { t, page, dialog, claim, readSpins };
}

it.each(inSample(journeyVariants, 0))(
  'free spins are claimed for a game, on a $screen in $language',
  async (variant) => {
    const { t, page, dialog, claim, readSpins } = await openClaim(variant);
    const game = await dialog.locator('label', { has: page.locator('input:checked') }).innerText();
    expect(await claim.innerText()).toBe(t('rewards_claim_for', { name: game.trim() }));
    await claim.click();
    await dialog.waitFor({ state: 'detached' });
    const play = page.getByRole('link', { name: t('rewards_spins_play', { name: game.trim() }) });
    await play.waitFor();
    expect(await play.getAttribute('href')).toMatch(/\/PlayGame\/\d+/);
    const [spins] = await readSpins();
    expect(spins).toMatchObject({ status: 1 });
    expect(await play.getAttribute('href')).toContain(String(spins?.game_id));
    // The history below has them too.
    await page.locator('.data-table').getByText(game.trim()).filter({ visible: true }).first().waitFor();
    await expectAccessible(page);
  },
);

const refusals = [
  { status: 429, error: 'too_many_requests', message: 'Biraz bekleyin.' },
  { status: 403, error: 'account_closed', message: 'Şu anda alamazsınız.' },
];

it.each(inputsOf(refusals, ({ status }) => status === 403))(
  'a claim that is refused with $status says why, and can be repeated',
  async ({ status, error, message }) => {
    const { page, dialog, claim, readSpins } = await openClaim({ screen: 'phone', language: 'tr' });
    const address = /\/_api\/account\/claim-freespin$/;
    await page.route(address, (route) => route.fulfill({ status, json: { success: false, error, message } }));
    await claim.click();
    const alert = dialog.getByRole('alert');
    await alert.getByText(message).waitFor();
    expect(await dialog.getByRole('radio').first().isChecked()).toBe(true);
    await expectAccessible(page);
    expect(await readSpins()).toEqual([{ status: 0, game_id: null }]);
    await page.unroute(address);
    await expect.poll(() => claim.isEnabled()).toBe(true);
    await claim.click();
    await dialog.waitFor({ state: 'detached' });
    expect(await readSpins()).toMatchObject([{ status: 1 }]);
  },
);
