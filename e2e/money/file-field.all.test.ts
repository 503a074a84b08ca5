import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { desktop, inSample, screenVariants, textsOf, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { answerDocuments, chooser, photoOf, problemOf, refuses } from './document-replies.ts';
import { answerWithdrawals, bankTransfer, methodsOf } from './payment-replies.ts';

const { newPage } = shareBrowser();
const IBAN = 'TR33 0006 1005 1978 6457 8413 26';
const REQUEST = '**/_api/account/withdraw/dynamic';

describe('a file that a method asks for', () => {
  const receipt: typeof bankTransfer = {
    ...bankTransfer,
    options: {
      ...bankTransfer.options,
      fields: [
        ...bankTransfer.options.fields,
        { type: 'file', name: 'receipt', label: 'Receipt', required: true, help: 'The receipt of the bank.' },
      ],
    },
  };

  async function openReceipt(variant: Variant) {
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await answerWithdrawals(page, { methods: methodsOf(receipt) });
    const server = await answerDocuments(page);
    await openHydrated(page, '/withdraw');
    const part = page.getByRole('group', { name: 'Receipt', exact: true });
    await page.locator('main form [name=amount]').fill('1000');
    await page.locator('main form [name=iban]').fill(IBAN);
    const submitForm = () => page.locator('main form button[type=submit]').first().click();
    return { page, person, server, part, submitForm, t: textsOf(variant) };
  }

  it.each(inSample(screenVariants, 2))(
    'is sent as a proof when it is chosen, and the form has its number, on a $screen in $language',
    async (variant) => {
      const { page, server, part, submitForm, t } = await openReceipt(variant);
      await submitForm();
      expect(await problemOf(part)).toBe(t('documents_file_needed'));
      expect(await isFocused(chooser(part))).toBe(true);
      await chooser(part).setInputFiles(await photoOf('receipt.png'));
      await part.getByText(t('documents_sent')).waitFor();
      await expect.poll(() => part.getByRole('alert').count()).toBe(0);
      expect(await part.innerText()).toContain('receipt.png');
      expect(await part.innerText()).toMatch(/\d kB/);
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
      expect(server.uploads).toEqual(['payment_proof']);
      await submitForm();
      const dialog = page.locator('dialog[open]');
      expect(await dialog.locator('dl').innerText()).toContain('Receipt');
      const request = page.waitForRequest(REQUEST);
      await dialog.locator('.dialog-foot button').last().click();
      expect((await request).postDataJSON()).toMatchObject({ receipt: '101', amount: '1000.00' });
    },
  );

  it('that fails stays for another try, and one that is removed is asked for again', async () => {
    const { server, part, submitForm, t } = await openReceipt(desktop);
    server.failures.push(refuses('too_many_requests', 'Biraz bekleyin.', 429));
    await chooser(part).setInputFiles(await photoOf('receipt.png'));
    await expect.poll(() => problemOf(part)).toBe('Biraz bekleyin.');
    await part.getByRole('button', { name: t('documents_send_again') }).click();
    await part.getByText(t('documents_sent')).waitFor();
    await part.getByRole('button', { name: t('documents_remove_for', { what: 'Receipt' }) }).click();
    expect(await part.locator('img').count()).toBe(0);
    await submitForm();
    expect(await problemOf(part)).toBe(t('documents_file_needed'));
  });

  it('is still there after a reload', async () => {
    const { page, part, t } = await openReceipt(desktop);
    await chooser(part).setInputFiles(await photoOf('receipt.png'));
    await part.getByText(t('documents_sent')).waitFor();
    await openHydrated(page, '/withdraw');
    await part.getByText(t('documents_sent')).waitFor();
    expect(await page.locator('main form [name=amount]').inputValue()).toBe('1.000');
  });
});
