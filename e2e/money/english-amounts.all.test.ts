import { describe, expect, it } from 'vitest';

import { balance, signInNewPlayer } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import { englishDesktop, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const t = textsOf(englishDesktop);

const { newPage } = shareBrowser();

/** Amounts with a decimal comma or a point between thousands. */
const turkishAmounts = /₺[\d.]*(?:,\d\d(?!\d)|\.\d{3})/g;

describe('amounts of English pages', () => {
  it('are typed and shown with a decimal point', async () => {
    const page = await newPage(englishDesktop);
    const { username } = await signInNewPlayer(page);
    await openHydrated(page, '/Deposit');
    await expect.poll(() => balance(page).innerText()).toBe('₺0.00');
    const form = page.getByRole('form').first();
    const amount = form.getByRole('textbox').first();
    const send = form.locator('button[type=submit]');

    await amount.fill('2500.00');
    await amount.blur();
    expect(await amount.inputValue()).toBe('2,500');
    await form.getByText('₺2,500.00').waitFor();
    expect(await send.innerText()).toBe(t('money_deposit_amount', { amount: '₺2,500' }));

    for (const select of await form.getByRole('combobox').all()) await select.selectOption({ index: 1 });
    await amount.fill('1.000');
    await send.click();
    await form.getByText(t('money_amount_invalid')).waitFor();

    await amount.fill('1,000.00');
    expect((await page.locator('body').innerText()).match(turkishAmounts)).toBeNull();
    await send.click();
    await page.waitForURL(/\/gateway\/pay\//);
    const [row] = await queryDatabase<{ amount: string }>(
      `select t.amount_minor::text as amount from payment_transaction t
         join player p on p.site_id = t.site_id and p.id = t.player_id where p.username = $1`,
      [username],
    );
    expect(row?.amount).toBe('100000');
    await page.locator('button[value=approve]').click();
    await page.waitForURL(/\/Deposit\?transaction=/i);
    await expect.poll(() => balance(page).innerText()).toBe('₺1,000.00');

    await openHydrated(page, '/FinanceActivities');
    await expect.poll(() => page.getByRole('table').innerText()).toContain('+₺1,000.00');
    expect((await page.locator('body').innerText()).match(turkishAmounts)).toBeNull();
  });
});
