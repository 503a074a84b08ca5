import { newPerson } from '@baize/testkit/new-person';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { field, fillAccount, fillBirth, problemAt, submit } from '../forms.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

/** Not a valid name, address or password. */
const badInputs = {
  'ten thousand characters': 'a'.repeat(10_000),
  markup: '<img src=x onerror=alert(1)>"\'&amp;',
  'bidirectional marks': '\u202Eabc\u200F\u2066',
  pictures: '😀👨‍👩‍👧🇹🇷',
  blanks: '   \u00A0  ',
} as const;

const { newPage } = shareBrowser();

/** Opens a page and records script errors and dialogs. */
async function openWatched(address: string): Promise<{ page: Page; faults: string[] }> {
  const page = await newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', (dialog) => {
    faults.push(dialog.message());
    void dialog.dismiss();
  });
  await openHydrated(page, address);
  return { page, faults };
}

/** Fills every field with the text, submits, and expects a message at each field and the text unchanged. */
async function expectWords(page: Page, names: readonly string[], text: string) {
  for (const name of names) await field(page, name).fill(text);
  await submit(page);
  for (const name of names) {
    await expect.poll(() => problemAt(page, name), { message: name }).toMatch(/\p{L}.{5,}/u);
    // An e-mail field trims spaces by itself.
    const kept = name === 'email' ? text.replaceAll(/^ +| +$/g, '') : text;
    expect(await field(page, name).inputValue()).toBe(kept);
  }
}

describe.each(Object.entries(badInputs))('%s', (_, text) => {
  it('are refused with messages by registration', async () => {
    const { page, faults } = await openWatched('/Register');
    await expectWords(page, ['username', 'email', 'phone', 'password'], text);
    const person = newPerson();
    await fillAccount(page, person);
    await submit(page);
    await field(page, 'surname').waitFor();
    await fillBirth(page, person);
    await field(page, 'address').fill(person.address);
    await expectWords(page, ['personal_id'], text);
    await field(page, 'personal_id').fill(person.personalId);
    await expectWords(page, ['name', 'surname', 'address'], text);
    expect(faults).toEqual([]);
  });

  it('are refused with messages by sign-in and recovery', async () => {
    const { page, faults } = await openWatched('/login');
    await field(page, 'password').fill('Yanlis123');
    await field(page, 'username').fill(text);
    await submit(page);
    const problem = async () => (await problemAt(page, 'username')) + (await problemAt(page, 'password'));
    await expect.poll(problem).toMatch(/\p{L}.{5,}/u);
    expect(await field(page, 'username').inputValue()).toBe(text);
    await openHydrated(page, '/forget-password');
    await field(page, 'username').fill('kimse');
    await expectWords(page, ['personal_id'], text);
    expect(faults).toEqual([]);
  });
});
