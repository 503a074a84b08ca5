import { collectErrors } from '@baize/testkit/browser';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInByCall, signInNewPlayer } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import { phone, inSample, screenVariants } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

/** Has a bonus in every state. It is only read here. */
const demo = { username: 'demo-bonus', password: 'Demo1234' };

describe('the pages of bonuses and free spins', () => {
  it.each(inSample(screenVariants, 1))(
    'fit a $screen in $language and have no violations',
    async (variant) => {
      const page = await newPage(variant);
      const complaints = collectErrors(page);
      await signInByCall(page, demo);
      await openHydrated(page, '/PlayerBonuses');
      await page.locator('.bonus-active').waitFor();
      await page.locator('.bonus-steps-table').first().waitFor();
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page);
      await page.locator('.reward-offer button').first().click();
      await page.getByRole('dialog').locator('.bonus-terms').waitFor();
      await expectAccessible(page);

      await openHydrated(page, '/FreeSpins');
      await page.locator('.spin-card button').first().click();
      const dialog = page.getByRole('dialog');
      const claim = dialog.locator('.dialog-foot button').last();
      // Nothing can be claimed before a game is chosen.
      expect(await claim.isDisabled()).toBe(true);
      await dialog.getByRole('radio').first().check();
      expect(await claim.isDisabled()).toBe(false);
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
      expect(complaints).toEqual([]);
    },
  );
});

describe('a bonus', () => {
  it('is offered for a code, accepted after its terms, and given up', async () => {
    const page = await newPage(phone);
    const person = await signInNewPlayer(page);
    await openHydrated(page, '/PlayerBonuses');
    const field = page.getByLabel('Bonus kodu');
    await field.fill('YOKBOYLE');
    await page.getByRole('button', { name: 'Kodu gir' }).click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('arkadas50');
    await page.getByRole('button', { name: 'Kodu gir' }).click();
    await page.getByRole('button', { name: 'Şartları oku' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.locator('.bonus-terms').innerText()).toContain('Önce kendi paranız, sonra bonus');
    await dialog.getByRole('button', { name: 'Kabul et' }).click();
    await page.locator('.bonus-active').waitFor();

    const readMoney = () =>
      queryDatabase<{ balance: string }>(
        `select a.balance from account a join player p on p.site_id = a.site_id and p.id = a.player_id
           where p.username = $1 and a.kind = 5`,
        [person.username],
      );
    const [account] = await readMoney();
    const shown = await page.locator('.bonus-money').innerText();
    expect(shown.replaceAll(/\D/g, '')).toBe(account?.balance);
    expect(BigInt(account?.balance ?? 0)).toBeGreaterThan(0n);

    await openHydrated(page, '/PlayGame/172101');
    await page.locator('.game-bonus').waitFor();
    // One row; the game ends within the screen below it, and warns before the largest stake is passed.
    expect((await page.locator('.game-bonus').boundingBox())?.height).toBeLessThanOrEqual(41);
    const frame = await page.locator('.game-frame').boundingBox();
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    const game = page.frameLocator('.game-frame iframe');
    await expect.poll(() => game.locator('#spin').isEnabled(), { timeout: 20_000 }).toBe(true);
    const raise = async () => {
      await game.locator('#more').tap();
      return game.locator('#message').innerText();
    };
    await expect.poll(raise, { timeout: 20_000 }).toContain('en çok ₺100,00');
    await expectAccessible(page);

    await openHydrated(page, '/PlayerBonuses');
    await page.getByRole('button', { name: 'Bonusu bırak' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bonusu bırak' }).click();
    await page.locator('.bonus-active').waitFor({ state: 'detached' });
    expect((await readMoney())[0]?.balance).toBe('0');
    await page.locator('main').getByText('Geri çevrildi').filter({ visible: true }).first().waitFor();
  });
});
