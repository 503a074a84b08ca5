import { expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { openMethod, sendForm, shownName } from './gateways.ts';

const { newPage } = shareBrowser();

it.each(inSample(screenVariants, 0))(
  'the history is filtered by method in its address, on a $screen in $language',
  async (variant) => {
    const page = await newPage(variant);
    const t = textsOf(variant);
    await signInNewPlayer(page);
    await sendForm(await openMethod(page, 'Turkuaz Kart'), '300');
    const card = await shownName(page, 'Turkuaz Kart');
    await page.locator('.payment-frame iframe').waitFor();
    await sendForm(await openMethod(page, 'Coin Kapısı'), '500', { coin: 'ltc' });
    await page.locator('.coin-payment').waitFor();

    await openHydrated(page, '/FinanceActivities');
    const rows = page.locator('.data-table tbody tr');
    await expect.poll(() => rows.count()).toBe(2);
    if (variant.screen === 'phone') await page.locator('.filters-toggle').click();
    const filter = page.getByLabel(t('account_column_method'), { exact: true });
    await filter.selectOption({ label: t('account_method_in', { name: card }) });
    await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining(card)]);
    expect(new URL(page.url()).searchParams.get('method')).toBe('12');
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);

    await rows.first().locator('.history-detail').click();
    const dialog = page.getByRole('dialog', { name: card });
    await dialog.getByText(t('money_deposit_event_pending')).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await reloadHydrated(page);
    await expect.poll(() => rows.count()).toBe(1);
    if (variant.screen === 'phone') await page.locator('.filters-toggle').click();
    await expect.poll(() => filter.inputValue()).toBe('12');
    await page.getByRole('link', { name: t('account_type_deposits') }).click();
    await expect.poll(() => rows.count()).toBe(2);
    expect(new URL(page.url()).searchParams.get('method')).toBeNull();
    await filter.selectOption({ label: 'Kartix' });
    await page.getByText(t('account_payments_empty')).waitFor();
  },
);
