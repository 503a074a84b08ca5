import { expect, it } from 'vitest';

import { signInNewPlayer } from '../accounts.ts';
import { countSheets, readPrinted } from '../printed-page.ts';
import { queryDatabase } from '../query-database.ts';
import { englishDesktop, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { startSetup, typeCode } from './two-factor-setup.ts';

const SECURITY = '/TwoFactor';
const { newPage } = shareBrowser();

it('recovery codes are printed on one sheet, with brand, player and date, however long the page is', async () => {
  const variant = englishDesktop;
  const t = textsOf(variant);
  const page = await newPage(variant);
  const person = await signInNewPlayer(page);
  await queryDatabase(
    `insert into passkey (site_id, player_id, id, credential_id, public_key, counter, transports, is_synced, user_handle, label, created_at)
       select site_id, id, n, username || n, '', 0, '{internal}', true, username, 'Phone ' || n, now()
         from player cross join generate_series(1, 4) n where username = $1 returning id`,
    [person.username],
  );
  await openHydrated(page, SECURITY);
  await page.getByText('Phone 4').waitFor();
  const code = await startSetup(page, variant, person.password);
  await typeCode(page, variant, code());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('security_codes_title') });
  await dialog.waitFor();
  const { text, floating } = await readPrinted(page);
  expect(floating).toEqual([]);
  expect(text).toMatch(new RegExp(String.raw`^Your recovery codes[^]*Baize[^]*\(${person.username}\)`));
  for (const printed of await dialog.locator('code').allInnerTexts()) expect(text).toContain(printed);
  for (const part of ['Phone 4', t('security_codes_print'), t('security_codes_saved'), t('security_done')])
    expect(text).not.toContain(part);
  expect(await countSheets(page)).toBe(1);
});
