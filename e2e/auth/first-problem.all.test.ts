import { newPerson } from '@baize/testkit/new-person';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { field, fillAccount, problemAt, submit } from '../forms.ts';
import { inSample, journeyVariants, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

const box = (page: Page) => page.locator('.alert-box');

describe.each(inSample(journeyVariants, 1))(
  'a problem found by the form itself, on a $screen in $language',
  (variant) => {
    const t = textsOf(variant);

    it('is shown at its field, the first also in the alert box; nothing is sent', async () => {
      const page = await newPage(variant);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      const person = newPerson();
      await openHydrated(page, '/Register');
      await fillAccount(page, { ...person, email: 'nobody', password: 'kisa' });
      await submit(page);
      await box(page).getByText(t('auth_email_invalid')).waitFor();
      await expect.poll(() => problemAt(page, 'email')).toBe(t('auth_email_invalid'));
      await expect.poll(() => problemAt(page, 'password')).toBe(t('auth_password_weak'));
      await field(page, 'email').fill('');
      await submit(page);
      await box(page).getByText(t('fill_all_fields')).waitFor();
      expect(sent).toEqual([]);
    });
  },
);

describe('a user name', () => {
  it('is shown in lower case as it is sent, also on a Turkish page', async () => {
    const page = await newPage();
    await openHydrated(page, '/Register');
    const { lang, transform } = await field(page, 'username').evaluate((element) => ({
      lang: element.closest('[lang]')?.getAttribute('lang'),
      transform: getComputedStyle(element).textTransform,
    }));
    // In Turkish a capital I would be shown as ı, which is not the character that is sent.
    expect({ lang, transform }).toEqual({ lang: 'en', transform: 'lowercase' });
    const asked = page.waitForRequest('**/_api/account/register');
    const person = newPerson();
    await fillAccount(page, { ...person, username: `IŞIL${person.username}`.replace('Ş', 'S') });
    await submit(page);
    expect((await asked).postDataJSON()).toMatchObject({ username: `isil${person.username}` });
  });
});
