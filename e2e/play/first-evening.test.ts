import { formatMoney } from '@baize/currency';
import { collectErrors } from '@baize/testkit/browser';
import { newPerson, type Person } from '@baize/testkit/new-person';
import { runningSite } from '@baize/testkit/running-site';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { balance } from '../accounts.ts';
import { desktop, textsOf } from '../variants.ts';
import { queryDatabase } from '../query-database.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { quickenGames, spinOnce } from './slot-frame.ts';

const FLAGSHIP = 172101;
const DEPOSIT = 1_000;
/** A slot wins every few spins; this many without a win would be a bug. */
const MAX_SPINS = 60;
/** Of the history, whose latest rows are on its first page. */
const ROWS_OF_A_PAGE = 20;

const t = textsOf(desktop);

const { newPage } = shareBrowser();

async function register(page: Page, person: Person) {
  await openHydrated(page, '/Register');
  await page.getByLabel(t('auth_username'), { exact: true }).fill(person.username);
  await page.getByLabel(t('auth_email'), { exact: true }).fill(person.email);
  await page.getByLabel(t('auth_phone'), { exact: true }).fill(person.phone);
  await page.getByLabel(t('auth_password'), { exact: true }).fill(person.password);
  await page.getByLabel(t('auth_password_again'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t('auth_continue') }).click();

  await page.getByLabel(t('auth_name'), { exact: true }).fill(person.name);
  await page.getByLabel(t('auth_surname'), { exact: true }).fill(person.surname);
  await page.getByLabel(t('auth_personal_id'), { exact: true }).fill(person.personalId);
  await page.getByLabel(t('auth_birth_day'), { exact: true }).selectOption(String(person.birthDay));
  await page.getByLabel(t('auth_birth_month'), { exact: true }).selectOption(String(person.birthMonth));
  await page.getByLabel(t('auth_birth_year'), { exact: true }).selectOption(String(person.birthYear));
  await page.getByLabel(t('auth_address'), { exact: true }).fill(person.address);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('auth_register_finish') }).click();
  await page.getByRole('heading', { name: t('auth_register_done_title') }).waitFor();
}

async function signIn(page: Page, { username, password }: Person) {
  await openHydrated(page, '/login');
  await page.getByLabel(t('auth_username'), { exact: true }).fill(username);
  await page.getByLabel(t('auth_password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth_login_action'), exact: true })
    .click();
  await balance(page).waitFor();
}

/** Sets a deposit limit, deposits on the gateway's payment page and returns; the balance updates without a reload. */
async function deposit(page: Page, amount: number) {
  await openHydrated(page, '/Deposit');
  const step = page.getByRole('region', { name: t('limits_first_question') });
  await step.locator('.first-limit-amounts button').last().click();
  await step.getByRole('button', { name: t('limits_first_set') }).click();
  const form = page.locator('.method-card[open] form').first();
  await form.getByRole('textbox').first().fill(String(amount));
  for (const select of await form.getByRole('combobox').all()) await select.selectOption({ index: 1 });
  await form.locator('button[type=submit]').click();
  await page.waitForURL(new RegExp(`^${runningSite().sandboxUrl}/gateway/pay/`));
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/\/Deposit\?transaction=/i);
  const landed = formatMoney(BigInt(amount) * 100n, 1, desktop.language);
  await expect.poll(() => balance(page).innerText()).toBe(landed);
}

async function spinUntilWin(game: FrameLocator): Promise<number> {
  for (let count = 1; count <= MAX_SPINS; count += 1) {
    await spinOnce(game);
    const win = await game.locator('#win').innerText();
    if (/[1-9]/.test(win)) return count;
  }
  throw new Error(`no win in ${MAX_SPINS} spins`);
}

async function readLedger(username: string) {
  const [account] = await queryDatabase<{ balance: string; postings: string }>(
    `select a.balance::text,
            (select coalesce(sum(p.amount), 0)::text from posting p
              where p.site_id = a.site_id and p.player_id = a.player_id and p.account_kind = a.kind) as postings
       from account a join player p on p.site_id = a.site_id and p.id = a.player_id
      where p.username = $1 and a.kind = 1`,
    [username],
  );
  const [all] = await queryDatabase<{ sum: string }>(
    'select coalesce(sum(amount), 0)::text as sum from posting',
  );
  return { account, sumOfAll: all?.sum };
}

describe('a new player', () => {
  it('registers, deposits and plays, and the history agrees with the ledger', async () => {
    const person = newPerson();
    const page = await newPage();
    await quickenGames(page);
    const complaints = collectErrors(page);

    await register(page, person);
    await signIn(page, person);
    expect(await balance(page).innerText()).toBe(formatMoney(0n, 1, desktop.language));
    await deposit(page, DEPOSIT);

    await openHydrated(page, `/PlayGame/${FLAGSHIP}`);
    const spins = await spinUntilWin(page.frameLocator('iframe'));

    const header = () => balance(page).innerText();
    const settled = async () => {
      const { account } = await readLedger(person.username);
      return (await header()) === formatMoney(BigInt(account?.balance ?? '-1'), 1, desktop.language);
    };
    await expect.poll(settled, { timeout: 10_000 }).toBe(true);
    const { account, sumOfAll } = await readLedger(person.username);
    expect(account?.balance).toBe(account?.postings);
    expect(sumOfAll).toBe('0');

    await openHydrated(page, '/gameHistory');
    const rows = page.getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
    const [bets = 0, wins = 0] = await Promise.all(
      ['account_type_bet', 'account_type_win'].map((key) => page.getByText(t(key), { exact: true }).count()),
    );
    expect(wins).toBeGreaterThanOrEqual(1);
    expect(bets).toBe(Math.min(spins, ROWS_OF_A_PAGE - wins));
    expect(complaints).toEqual([]);
  });
});
