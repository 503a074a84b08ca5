import type { Person } from '@baize/testkit/new-person';
import type { Locator, Page } from 'playwright-core';

/** Field of a form by its name; of the popup if one is open. */
export const field = (page: Page, name: string): Locator =>
  page.locator(`:is(dialog, main) :is(input, select)[name="${name}"]`).last();

export const submit = (page: Page): Promise<void> =>
  page.locator(':is(dialog[open], main) button[type=submit]').last().click();

/** The error below an invalid field; empty for a valid one. */
export const problemAt = (page: Page, name: string): Promise<string> =>
  field(page, name).evaluate((element) => {
    const id = element.getAttribute('aria-describedby');
    const isInvalid = element.getAttribute('aria-invalid') === 'true';
    return isInvalid && id ? (document.getElementById(id)?.textContent ?? '') : '';
  });

export const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

export const openDialogs = (page: Page): Promise<number> => page.locator('dialog[open]').count();

export async function fillCredentials(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await field(page, 'username').fill(username);
  await field(page, 'password').fill(password);
}

/** The first step of registration. */
export async function fillAccount(page: Page, person: Person): Promise<void> {
  await field(page, 'username').fill(person.username);
  await field(page, 'email').fill(person.email);
  await field(page, 'phone').fill(person.phone);
  await field(page, 'password').fill(person.password);
  await field(page, 'password_confirmation').fill(person.password);
}

/** The birth date and the consent of its second step. */
export async function fillBirth(page: Page, person: Person): Promise<void> {
  await field(page, 'birth_day').selectOption(String(person.birthDay));
  await field(page, 'birth_month').selectOption(String(person.birthMonth));
  await field(page, 'birth_year').selectOption(String(person.birthYear));
  await field(page, 'terms').check();
}

/** The second step of registration. */
export async function fillPerson(page: Page, person: Person): Promise<void> {
  await field(page, 'name').fill(person.name);
  await field(page, 'surname').fill(person.surname);
  await field(page, 'personal_id').fill(person.personalId);
  await field(page, 'address').fill(person.address);
  await fillBirth(page, person);
}
