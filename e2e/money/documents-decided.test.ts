import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import type { Person } from '@baize/testkit/new-person';

import { expectAccessible } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import { inSample, journeyVariants, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { chooser, heicPhoto, photoOf, problemOf, side } from './document-replies.ts';
import { answerWithdrawals, stateOf } from './payment-replies.ts';
import { runOperator } from './real-payments.ts';

const { newPage } = shareBrowser();
const NOTE = 'Fotoğraf bulanık, numara okunmuyor.';

interface StoredDocument extends Record<string, unknown> {
  readonly id: string;
  readonly kind: string;
  readonly player_id: string;
}

/** The documents of a player that wait for an operator. */
const waitingOf = (username: string) =>
  queryDatabase<StoredDocument>(
    `select d.id::text, d.kind, d.player_id::text from document d join player p on p.id = d.player_id
      where p.username = $1 and d.decided_at is null`,
    [username],
  );

/** An operator looks at the documents and verifies the identity. */
async function verify({ username, personalId }: Person): Promise<void> {
  const documents = await waitingOf(username);
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-documents-'));
  try {
    for (const { id } of documents)
      await runOperator('document', id, '--out', path.join(folder, `${id}.jpg`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const [row] = await queryDatabase<{ born: string }>(
    'select birth_date::text as born from player where username = $1',
    [username],
  );
  const seen = ['--born', row?.born ?? '', '--number', personalId];
  await runOperator('verify', documents[0]?.player_id ?? '', ...seen);
}

async function openDocuments(page: Page) {
  await openHydrated(page, '/Withdraw');
  await page.locator('.payment-block button').click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('.documents-privacy, .documents-state').first().waitFor();
  return dialog;
}

it.each(inSample(journeyVariants, 0))(
  'a rejected photo is replaced, and the identity is verified, on a $screen in $language',
  async (variant) => {
    const page = await newPage(variant);
    const t = textsOf(variant);
    const person = await signInNewPlayer(page);
    const { username } = person;
    await answerWithdrawals(page, { state: stateOf({ blocked: 'identity' }) });
    let dialog = await openDocuments(page);
    // This browser cannot open what many phones save; the server can.
    await chooser(side(dialog, t('documents_identity_front'))).setInputFiles(await heicPhoto());
    const back = side(dialog, t('documents_identity_back'));
    await chooser(back).setInputFiles(await photoOf('back.png'));
    await back.locator('img').waitFor();
    await dialog.getByText('photo.heic').waitFor();
    await dialog.locator('.dialog-foot button').click();
    await dialog.getByText(t('documents_waiting_title')).waitFor();

    const front = (await waitingOf(username)).find(({ kind }) => kind === 'identity_front');
    await runOperator('reject-document', front?.id ?? '', '--note', NOTE);
    dialog = await openDocuments(page);
    await dialog.getByText(t('documents_rejected_title')).waitFor();
    const part = side(dialog, t('documents_identity_front'));
    expect(await problemOf(part)).toBe(t('documents_note', { note: NOTE }));
    await expectAccessible(page);
    // The same photo is no new one.
    await chooser(part).setInputFiles({ ...(await heicPhoto()), name: 'same.heic' });
    await part.getByText('same.heic').waitFor();
    await dialog.locator('.dialog-foot button').click();
    await expect.poll(() => problemOf(part)).toBe(t('documents_rejected_before'));
    await chooser(part).setInputFiles(await photoOf('sharp.png', 1200, 800));
    await part.getByText('sharp.png').waitFor();
    await dialog.locator('.dialog-foot button').click();
    await dialog.getByText(t('documents_waiting_title')).waitFor();

    await verify(person);
    dialog = await openDocuments(page);
    await dialog.getByText(t('documents_verified_title')).waitFor();
    await dialog.getByRole('heading', { name: t('documents_state_title') }).waitFor();
    await expectAccessible(page);
  },
);
