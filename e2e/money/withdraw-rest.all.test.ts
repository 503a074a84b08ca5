import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { inSample, screenVariants, textsOf, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { answerWithdrawals, stateOf } from './payment-replies.ts';

const { newPage } = shareBrowser();

async function openWithdraw(variant: Variant, state: Parameters<typeof stateOf>[0]) {
  const page = await newPage(variant);
  await signInNewPlayer(page);
  await answerWithdrawals(page, { state: stateOf(state) });
  await openHydrated(page, '/withdraw');
  await page.locator('.withdrawable').waitFor();
  return { page, t: textsOf(variant) };
}

it.each(inSample(screenVariants, 1))(
  'offers all that a closed account has below the minimum, without a fee, $screen, $language',
  async (variant) => {
    const rest = { total: '12.34', available: '12.34', takes_rest: true };
    const { page, t } = await openWithdraw(variant, rest);
    const form = page.locator('main form').first();
    expect(await form.innerText()).toContain(t('money_withdraw_rest'));
    const sum = variant.language === 'tr' ? '₺12,34' : '₺12.34';
    await page
      .getByRole('button', { name: t('money_quick_all', { amount: sum }) })
      .first()
      .click();
    await form.locator('[name=iban]').fill('TR33 0006 1005 1978 6457 8413 26');
    await form.locator('button[type=submit]').click();
    const question = page.locator('dialog[open].withdraw-question');
    await question.waitFor();
    expect(await question.locator('.withdraw-lands').innerText()).toContain(sum);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  },
);

it.each(inSample(screenVariants, 2))(
  'says that a frozen wallet has nothing to withdraw, $screen, $language',
  async (variant) => {
    const frozen = { total: '1980.50', available: '0.00', blocked: 'frozen' } as const;
    const kept = [{ reason: 'frozen', amount: '1980.50' } as const];
    const { page, t } = await openWithdraw(variant, { ...frozen, kept });
    const panel = await page.locator('.withdrawable').innerText();
    for (const key of ['money_block_frozen', 'money_block_frozen_text', 'money_kept_frozen'] as const)
      expect(panel).toContain(t(key, { kind: 'withdraw' }));
    expect(await page.locator('main form').count()).toBe(0);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  },
);

it.each(inSample(screenVariants, 0))(
  'says what goes back first, and what may go any way, $screen, $language',
  async (variant) => {
    const back = { method_id: 9001, name: 'Test Bank', account: 'TR33 … 1326', amount: '700.00' };
    const { page, t } = await openWithdraw(variant, { first_to: [back], free: '500.00' });
    const first = await page.locator('.withdraw-first').innerText();
    expect(first).toContain('Test Bank (TR33 … 1326)');
    const free = variant.language === 'tr' ? '₺500,00' : '₺500.00';
    expect(first).toContain(t('money_withdraw_free', { amount: free }));
  },
);
