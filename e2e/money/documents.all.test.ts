import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import {
  desktop,
  englishDesktop,
  phone,
  inSample,
  screenVariants,
  textsOf,
  type Variant,
} from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import {
  answerDocuments,
  chooser,
  documentOf,
  photoOf,
  problemOf,
  refuses,
  side,
  takePhoto,
} from './document-replies.ts';
import { answerWithdrawals, bankTransfer, refusalOf, stateOf } from './payment-replies.ts';

const { newPage } = shareBrowser();
const IBAN = 'TR33 0006 1005 1978 6457 8413 26';
const REQUEST = '**/_api/account/withdraw/dynamic';

async function openBlocked(variant: Variant, state?: Parameters<typeof answerDocuments>[1]) {
  const page = await newPage(variant);
  const person = await signInNewPlayer(page);
  await answerWithdrawals(page, { state: stateOf({ blocked: 'identity' }) });
  const server = await answerDocuments(page, state);
  await openHydrated(page, '/withdraw');
  await page.locator('.payment-block').waitFor();
  return { page, person, server, t: textsOf(variant) };
}

/** Opens the dialog by the button of the block. */
async function openDialog(variant: Variant, state?: Parameters<typeof answerDocuments>[1]) {
  const opened = await openBlocked(variant, state);
  await opened.page.locator('.payment-block button').click();
  const dialog = opened.page.locator('dialog[open]');
  await dialog.locator('.documents-privacy, .documents-state').first().waitFor();
  return { ...opened, dialog };
}

const send = (dialog: Locator) => dialog.locator('.dialog-foot button');

/** Previews that have not been revoked. */
const previews = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { previews: Set<string> }).previews.size);

function countPreviews(page: Page) {
  return page.addInitScript(() => {
    const open = new Set<string>();
    Object.assign(globalThis, { previews: open });
    const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
    URL.createObjectURL = (file) => {
      const url = create.call(URL, file);
      open.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      open.delete(url);
      revoke.call(URL, url);
    };
  });
}

describe('the documents of the identity', () => {
  it.each(inSample(screenVariants, 2))(
    'are sent side by side, on a $screen in $language',
    async (variant) => {
      const { page, server, dialog, t } = await openDialog(variant);
      const front = side(dialog, t('documents_identity_front'));
      const back = side(dialog, t('documents_identity_back'));
      expect(await dialog.innerText()).toContain(t('documents_lead'));
      expect(await dialog.innerText()).toContain(t('documents_privacy', { days: 90 }));
      // Only phones and tablets have a camera to point at a card.
      const camera = front.locator('[capture=environment]');
      expect(await camera.locator('..').isVisible()).toBe(variant.screen !== 'desktop');
      await expectAccessible(page);
      await chooser(front).setInputFiles(await photoOf('front.png'));
      await front.locator('img').waitFor();
      expect(await front.innerText()).toContain('front.png');
      expect(await front.innerText()).toContain(t('documents_ready'));
      await send(dialog).click();
      expect(await problemOf(back)).toBe(t('documents_needed'));
      expect(server.uploads).toEqual([]);
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
      await chooser(back).setInputFiles(await photoOf('back.png'));
      await send(dialog).click();
      await dialog.getByText(t('documents_waiting_title')).waitFor();
      expect(server.uploads).toEqual(['identity_front', 'identity_back']);
      expect(await dialog.locator('.documents-list li').count()).toBe(2);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('documents_back') }).click();
      expect(await page.locator('.payment-block').innerText()).toContain(t('documents_waiting_title'));
    },
  );

  it('can be a passport, sent by the keyboard alone', async () => {
    const { page, server, t } = await openBlocked(englishDesktop);
    await page.locator('.payment-block button').focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    await dialog.locator('.documents-privacy').waitFor();
    await expect
      .poll(async () => {
        if (await isFocused(dialog.locator('[type=radio]').first())) return true;
        await page.keyboard.press('Tab');
        return false;
      })
      .toBe(true);
    await page.keyboard.press('ArrowRight');
    const passport = side(dialog, t('documents_passport_page'));
    await passport.waitFor();
    // Choosers are intercepted for certain once the page has answered a later question; a key may overtake the order.
    const opened = page.waitForEvent('filechooser');
    await page.keyboard.press('Tab');
    expect(await isFocused(chooser(passport))).toBe(true);
    await page.keyboard.press('Enter');
    await (await opened).setFiles(await photoOf('passport.png'));
    await passport.locator('img').waitFor();
    expect(await isFocused(chooser(passport))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // Removed: the focus is not lost with the button.
    expect(await passport.locator('img').count()).toBe(0);
    expect(await isFocused(chooser(passport))).toBe(true);
    await chooser(passport).setInputFiles(await photoOf('passport.png'));
    await passport.locator('img').waitFor();
    await expect
      .poll(async () => {
        if (await isFocused(send(dialog))) return true;
        await page.keyboard.press('Tab');
        return false;
      })
      .toBe(true);
    await page.keyboard.press('Enter');
    await dialog.getByText(t('documents_waiting_title')).waitFor();
    expect(server.uploads).toEqual(['passport']);
    await page.keyboard.press('Escape');
    expect(await isFocused(page.locator('.payment-block button'))).toBe(true);
  });

  it('that are no photos are refused at the side in the server’s words, and what was chosen stays', async () => {
    const { page, server, dialog, t } = await openDialog(desktop);
    const front = side(dialog, t('documents_identity_front'));
    await chooser(front).setInputFiles(await photoOf('good.png'));
    await front.locator('img').waitFor();
    const small = await photoOf('small.png', 900, 599);
    // By its path: a buffer of this size takes too long to reach the browser.
    const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
    const large = path.join(folder, 'holiday.jpg');
    await writeFile(large, Buffer.alloc(151 * 1024 * 1024, 'MZ'));
    await chooser(front).setInputFiles(large);
    await expect.poll(() => problemOf(front)).toBe(t('document_too_large'));
    await rm(folder, { recursive: true });
    const files = [
      ['document_type', 'card.png', Buffer.from('MZ\u0090\u0000 a program under another name')],
      ['document_type', 'card.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>')],
      ['document_phone_format', 'card.dng', Buffer.from('II*\0\u0008\0\0\0 the raw data of a camera')],
      ['document_empty', 'card.jpg', Buffer.alloc(0)],
      ['document_unreadable', 'card.png', (await photoOf('')).buffer.subarray(0, 20)],
      ['document_too_small', 'card.png', small.buffer],
    ] as const;
    for (const [key, name, buffer] of files) {
      await chooser(front).setInputFiles({ name, mimeType: 'image/png', buffer });
      await expect.poll(() => problemOf(front), { message: name }).toBe(t(key, { min: 600 }));
      expect(await front.innerText()).toContain('good.png');
    }
    await expectAccessible(page);
    expect(server.uploads).toEqual([]);
  });

  it('take the type of their content, whatever the name says', async () => {
    const { page, dialog, t } = await openDialog(desktop);
    await dialog.getByText(t('documents_passport'), { exact: true }).click();
    const passport = side(dialog, t('documents_passport_page'));
    await chooser(passport).setInputFiles({ ...(await photoOf('scan.jpg')), mimeType: 'image/jpeg' });
    await passport.locator('img').waitFor();
    const request = page.waitForRequest(
      (one) => one.url().endsWith('/account/documents') && one.method() === 'POST',
    );
    await send(dialog).click();
    const body = (await request).postDataBuffer()?.toString('latin1') ?? '';
    expect(body).toContain('filename="file"\r\nContent-Type: image/png');
    expect(body).not.toContain('scan.jpg');
  });

  it.each([
    ['of 66 megapixels', { width: 9_400, height: 7_050, noisy: false }],
    ['of 25 MB', { width: 4_000, height: 3_000, noisy: true }],
  ])('%s are drawn smaller before they are sent', async (_name, size) => {
    const { page, dialog, t } = await openDialog(phone);
    await dialog.getByText(t('documents_passport'), { exact: true }).click();
    const passport = side(dialog, t('documents_passport_page'));
    const dropped = await page.evaluateHandle(takePhoto, size);
    await passport.dispatchEvent('drop', { dataTransfer: dropped });
    await passport.locator('img').waitFor();
    const request = page.waitForRequest(
      (one) => one.url().endsWith('/account/documents') && one.method() === 'POST',
    );
    await send(dialog).click();
    const body = (await request).postDataBuffer() ?? Buffer.alloc(0);
    expect(body.toString('latin1', 0, 1_000)).toContain('Content-Type: image/jpeg');
    expect(body.length).toBeLessThan(10_000_000);
    const shown = await passport
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
      .catch(() => 3_000);
    expect(shown).toBe(3_000);
    await dialog.getByText(t('documents_waiting_title')).waitFor();
  });

  it('are dropped as well as chosen', async () => {
    const { page, dialog, t } = await openDialog(englishDesktop);
    const front = side(dialog, t('documents_identity_front'));
    const { buffer } = await photoOf('front.png');
    const dropped = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
      return transfer;
    }, buffer.toString('base64'));
    await front.dispatchEvent('drop', { dataTransfer: dropped });
    await front.locator('img').waitFor();
    expect(await front.innerText()).toContain('dropped.png');
  });

  it('that fail stay for another try, and what has arrived is not sent again', async () => {
    const { page, server, dialog, t } = await openDialog(phone);
    const front = side(dialog, t('documents_identity_front'));
    const back = side(dialog, t('documents_identity_back'));
    await chooser(front).setInputFiles(await photoOf('front.png'));
    await chooser(back).setInputFiles(await photoOf('back.png'));
    await Promise.all([front, back].map((part) => part.locator('img').waitFor()));
    server.failures.push(
      async (route) => {
        // Two presses are one request.
        await send(dialog).evaluate((button: HTMLElement) => button.click());
        await route.fulfill({ json: { success: true, data: documentOf(1, 'identity_front') } });
        server.state = { identity: 'incomplete', documents: [documentOf(1, 'identity_front')] };
      },
      (route) => route.abort(),
    );
    await send(dialog).click();
    await expect.poll(() => problemOf(back)).toBe(t('site_no_answer'));
    expect(await front.innerText()).toContain(t('documents_sent'));
    // Closing keeps everything.
    await page.keyboard.press('Escape');
    await page.locator('.payment-block button').click();
    expect(await back.innerText()).toContain('back.png');
    server.failures.push(refuses('document_unsafe', 'Tarama reddetti.'));
    await send(dialog).click();
    await expect.poll(() => problemOf(back)).toBe('Tarama reddetti.');
    await send(dialog).getByText(t('documents_send_again')).click();
    await dialog.getByText(t('documents_waiting_title')).waitFor();
    expect(server.uploads).toEqual(['identity_back']);
  });

  it('show what was rejected and why, and take a new photo of that side alone', async () => {
    const { server, dialog, t } = await openDialog(desktop, {
      identity: 'rejected',
      documents: [
        documentOf(2, 'identity_back', 'rejected', 'Köşeler görünmüyor.'),
        documentOf(1, 'identity_front', 'accepted'),
      ],
    });
    expect(await dialog.locator('.documents-state').innerText()).toContain(t('documents_rejected_title'));
    const front = side(dialog, t('documents_identity_front'));
    const back = side(dialog, t('documents_identity_back'));
    expect(await problemOf(back)).toBe(t('documents_note', { note: 'Köşeler görünmüyor.' }));
    expect(await front.getByRole('alert').count()).toBe(0);
    expect(await front.locator('[role=status]').innerText()).not.toBe('');
    await chooser(back).setInputFiles(await photoOf('back.png'));
    await back.locator('img').waitFor();
    await send(dialog).click();
    await dialog.getByText(t('documents_waiting_title')).waitFor();
    expect(server.uploads).toEqual(['identity_back']);
  });

  it.each(inSample(screenVariants, 0))(
    'that are verified say so, on a $screen in $language',
    async (variant) => {
      const documents = [documentOf(1, 'passport', 'accepted')];
      const { page, dialog, t } = await openDialog(variant, { identity: 'verified', documents });
      await dialog.getByText(t('documents_verified_title')).waitFor();
      expect(await dialog.locator('.documents-list').innerText()).toContain(t('documents_state_accepted'));
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
    },
  );

  it('keep no preview after it is replaced, removed or left', async () => {
    const page = await newPage(desktop);
    const t = textsOf(desktop);
    await signInNewPlayer(page);
    await answerWithdrawals(page, { state: stateOf({ blocked: 'identity' }) });
    await answerDocuments(page);
    await countPreviews(page);
    await openHydrated(page, '/withdraw');
    await page.locator('.payment-block button').click();
    const dialog = page.locator('dialog[open]');
    const front = side(dialog, t('documents_identity_front'));
    await chooser(front).setInputFiles(await photoOf('one.png'));
    await front.getByText('one.png').waitFor();
    await chooser(front).setInputFiles(await photoOf('two.png'));
    await front.getByText('two.png').waitFor();
    await chooser(front).setInputFiles(await photoOf('small.png', 100, 100));
    await front.getByRole('alert').waitFor();
    expect(await previews(page)).toBe(1);
    await front.locator('button').click();
    expect(await previews(page)).toBe(0);
    await chooser(front).setInputFiles(await photoOf('three.png'));
    await front.getByText('three.png').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('a[href="/Deposit"]:visible').first().click();
    await expect.poll(() => pathOf(page).toLowerCase()).toBe('/deposit');
    await expect.poll(() => previews(page)).toBe(0);
  });

  it('that cannot be loaded have a way to try again', async () => {
    const { page, t } = await openBlocked(desktop);
    await page.unroute('**/_api/account/documents');
    await page.route('**/_api/account/documents', (route) => route.abort());
    await openHydrated(page, '/withdraw');
    await page.locator('.payment-block button').click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByText(t('documents_failed')).waitFor();
    await page.unroute('**/_api/account/documents');
    await answerDocuments(page);
    await dialog.getByRole('button', { name: t('site_try_again') }).click();
    await dialog.locator('.documents-privacy').waitFor();
    expect(await dialog.getByText(t('documents_failed')).count()).toBe(0);
  });
});

describe('a withdrawal refused with 623', () => {
  async function refused(variant: Variant) {
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await answerWithdrawals(page);
    const server = await answerDocuments(page);
    await page.route(REQUEST, (route) =>
      route.fulfill({ status: 422, json: refusalOf('identity_verification_needed', 623, 'Önce kimlik.') }),
    );
    await openHydrated(page, '/withdraw');
    const field = (name: string) => page.locator(`main form [name=${name}]`).first();
    await field('amount').fill('1000');
    await field('iban').fill(IBAN);
    await page.locator('main form button[type=submit]').first().click();
    await page.locator('dialog[open] .dialog-foot button').last().click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByText('Önce kimlik.').waitFor();
    const typed = () => Promise.all(['amount', 'iban'].map((name) => field(name).inputValue()));
    return { page, person, server, dialog, typed, t: textsOf(variant) };
  }

  it('asks for the documents, and keeps what was typed', async () => {
    const { page, server, dialog, typed, t } = await refused(phone);
    await dialog.getByText(t('documents_passport'), { exact: true }).click();
    const passport = side(dialog, t('documents_passport_page'));
    await chooser(passport).setInputFiles(await photoOf('passport.png'));
    await passport.locator('img').waitFor();
    await send(dialog).click();
    await dialog.getByRole('button', { name: t('documents_back') }).click();
    expect(server.uploads).toEqual(['passport']);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await typed()).toEqual(['1.000', '33 0006 1005 1978 6457 8413 26']);
  });

  it('keeps what was typed if the session ends during the upload', async () => {
    const { page, person, server, dialog, typed, t } = await refused(desktop);
    await dialog.getByText(t('documents_passport'), { exact: true }).click();
    const passport = side(dialog, t('documents_passport_page'));
    await chooser(passport).setInputFiles(await photoOf('passport.png'));
    await passport.locator('img').waitFor();
    server.failures.push(refuses('unauthenticated', 'Oturum bitti.', 401));
    await send(dialog).click();
    await page.waitForURL(/\/login/);
    await fillCredentials(page, person);
    await submit(page);
    await expect.poll(() => pathOf(page).toLowerCase()).toBe('/withdraw');
    await page.locator('.method-card[open]').filter({ hasText: bankTransfer.name }).waitFor();
    expect(await typed()).toEqual(['1.000', '33 0006 1005 1978 6457 8413 26']);
  });
});
