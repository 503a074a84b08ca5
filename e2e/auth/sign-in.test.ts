import { runningSite } from '@baize/testkit/running-site';
import { newPerson } from '@baize/testkit/new-person';
import { openSecondSteps, type SecondSteps } from '@baize/testkit/second-step';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible, isFocused } from '../accessibility.ts';
import { balance, signInByCall, demo, openAccount } from '../accounts.ts';
import { field, fillCredentials, focusedName, problemAt, submit } from '../forms.ts';
import { anotherCode, codeSentTo } from '../inbox.ts';
import { inSample, journeyVariants, phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { alertText, openPopup } from './sign-in-popup.ts';

const { newPage } = shareBrowser();

let secondSteps: SecondSteps;
beforeAll(() => {
  secondSteps = openSecondSteps();
});
afterAll(() => secondSteps.close());

describe.each(inSample(journeyVariants, 0))(
  'a second step of the server, on a $screen in $language',
  (variant) => {
    const t = textsOf(variant);

    it('accepts the app’s code, with a way back to the password', async () => {
      const person = await openAccount();
      const { currentCode: code } = await secondSteps.enableAuthenticator(person);
      const page = await newPage(variant);
      await openPopup(page, variant);
      await expectAccessible(page);
      await fillCredentials(page, person);
      await field(page, 'password').press('Enter');
      await field(page, 'code').waitFor();
      await expect.poll(() => alertText(page)).toContain(t('authenticator_code_required'));
      expect(await field(page, 'username').count()).toBe(0);
      await expectAccessible(page);

      await page.getByRole('button', { name: t('auth_code_back') }).click();
      expect(await field(page, 'username').inputValue()).toBe(person.username);
      await submit(page);
      await field(page, 'code').fill('000000');
      await submit(page);
      await expect.poll(() => problemAt(page, 'code')).toBe(t('authenticator_code_wrong'));
      expect(await focusedName(page)).toBe('code');
      await field(page, 'code').fill(code());
      await field(page, 'code').press('Enter');
      await balance(page).waitFor();
    });

    it('accepts the code of an SMS in a dialog that replaces the sign-in popup', async () => {
      const person = await openAccount();
      await secondSteps.requireSms(person.username);
      const page = await newPage(variant);
      await openPopup(page, variant);
      await fillCredentials(page, person);
      await submit(page);
      const dialog = page.getByRole('dialog', { name: t('auth_sms_title') });
      await dialog.waitFor();
      expect(await page.locator('dialog[open]').count()).toBe(1);
      await expect.poll(() => alertText(page)).toContain(t('sms_code_required'));
      await expectAccessible(page);

      const code = await codeSentTo(person.phone);
      const first = dialog.getByLabel(t('auth_sms_digit', { place: 1 }), { exact: true });
      await expect.poll(() => isFocused(first)).toBe(true);
      await page.keyboard.type(anotherCode(code));
      await dialog.locator('button[type=submit]').click();
      await dialog.getByText(t('sms_code_wrong')).waitFor();
      // Autofill enters the whole code into the first box.
      await first.fill(code);
      await dialog.locator('button[type=submit]').click();
      await balance(page).waitFor();
    });
  },
);

describe.each(inSample(journeyVariants, 1))('a refused sign-in, on a $screen in $language', (variant) => {
  const t = textsOf(variant);

  it('shows an alert, keeps the name and shows a message at the field', async () => {
    const page = await newPage(variant);
    await openPopup(page, variant);
    for (const name of ['auth_username', 'auth_password'])
      expect(await page.getByRole('dialog').getByLabel(t(name), { exact: true }).count()).toBe(1);
    await submit(page);
    await expect.poll(() => alertText(page)).toContain(t('fill_all_fields'));
    // Attempts are counted by user name.
    const { username } = newPerson();
    await fillCredentials(page, { username, password: 'Yanlis123' });
    await submit(page);
    await expect.poll(() => problemAt(page, 'password')).toBe(t('wrong_credentials'));
    expect(await page.locator('.alert-box').getAttribute('data-tone')).toBe('warning');
    expect(await focusedName(page)).toBe('password');
    expect(await field(page, 'username').inputValue()).toBe(username);
  });

  it('links from the popup to recovery and back', async () => {
    const page = await newPage(variant);
    await openPopup(page, variant, '/');
    await page.getByRole('link', { name: t('auth_forgot_link') }).click();
    await field(page, 'personal_id').fill('1234');
    await expectAccessible(page);
    await field(page, 'username').fill('kimse');
    await submit(page);
    await page.getByText(t('reply_recovery_started')).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('auth_register_done_action') }).click();
    await field(page, 'password').waitFor();
    expect(pathOf(page)).toBe('/');
  });
});

describe('a deep link', () => {
  it.each(inSample(journeyVariants, 0))(
    'is the target after sign-in on the page, with its query ($screen, $language)',
    async (variant) => {
      const page = await newPage(variant);
      await openHydrated(page, '/gameHistory?page=2');
      await page.waitForURL(/\/login$/);
      await fillCredentials(page, demo);
      await submit(page);
      await expect.poll(() => page.url()).toMatch(/\/gameHistory\?page=2$/);
    },
  );

  it('is the target after sign-in in the popup', async () => {
    const page = await newPage(phone);
    await openHydrated(page, '/casino');
    await page.locator('.bottom-bar .is-deposit').click();
    await fillCredentials(page, demo);
    await submit(page);
    await expect.poll(() => page.url()).toMatch(/\/Deposit$/);
  });
});

it('redirects signed-in players away from sign-in and registration', async () => {
  const page = await newPage();
  await signInByCall(page, demo);
  for (const address of ['/login', '/Register', '/forget-password', '/forget-password/x']) {
    await page.goto(address);
    await expect.poll(() => page.url(), { message: address }).toBe(`${runningSite().siteUrl}/`);
  }
});
