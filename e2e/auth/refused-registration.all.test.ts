import { newPerson, type Person } from '@baize/testkit/new-person';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { openAccount } from '../accounts.ts';
import { field, fillAccount, fillPerson, problemAt, submit } from '../forms.ts';
import { queryDatabase } from '../query-database.ts';
import { inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

async function openExcludedAccount(): Promise<Person> {
  const person = await openAccount();
  const rows = await queryDatabase<{ ends: Date | null }>(
    `select closing.ends_at as ends from player, exclude_player(site_id, id, 4::smallint, 'operator', id) as closing
       where username = $1`,
    [person.username],
  );
  expect(rows).toEqual([{ ends: expect.any(Date) }]);
  return person;
}

describe.each(inSample(screenVariants, 2))(
  'a registration that is refused, on a $screen in $language',
  (variant) => {
    const t = textsOf(variant);

    it('stays on its form, with the message and everything that was entered', async () => {
      const known = await openExcludedAccount();
      const person = { ...newPerson(), name: known.name.toUpperCase(), surname: known.surname };
      const page = await newPage(variant);
      await openHydrated(page, '/Register');
      await fillAccount(page, person);
      await submit(page);
      await fillPerson(page, person);
      await submit(page);
      await page.locator('.alert-box').getByText(t('registration_refused')).waitFor();
      await page.locator('form').getByText(t('registration_refused')).waitFor();
      await expectAccessible(page);
      for (const name of ['name', 'surname', 'personal_id', 'birth_year', 'address'] as const)
        expect(await problemAt(page, name), name).toBe('');
      expect(await field(page, 'surname').inputValue()).toBe(person.surname);
      expect(await field(page, 'personal_id').inputValue()).toBe(person.personalId);
      expect(await page.getByRole('heading', { name: t('auth_register_done_title') }).count()).toBe(0);
    });
  },
);
