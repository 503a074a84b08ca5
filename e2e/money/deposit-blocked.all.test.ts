import type { WireReply } from '@baize/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { englishDesktop, phone, inSample, screenVariants, textsOf, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { answerDocuments } from './document-replies.ts';

const { newPage } = shareBrowser();

type Details = WireReply<'GET /account/payment-details'>;
type Block = Details['data']['blocked'];

async function openBlocked(variant: Variant, blocked: Block, address = '/Deposit') {
  const page = await newPage(variant);
  await signInNewPlayer(page);
  const state = { blocked };
  await page.route('**/_api/account/payment-details?type=1', async (route) => {
    const reply = await route.fetch();
    const details = (await reply.json()) as Details;
    await route.fulfill({ response: reply, json: { ...details, data: { ...details.data, ...state } } });
  });
  await answerDocuments(page);
  await openHydrated(page, address);
  await page.locator('.deposit-blocked').waitFor();
  return { page, state, t: textsOf(variant) };
}

const forms = (page: Page) => page.locator('form:not(dialog form), .method-card');

describe.each(inSample(screenVariants, 1))('on $screen in $language', (variant) => {
  it('a frozen wallet is said in place of the forms, with the way to live support', async () => {
    const { page, t } = await openBlocked(variant, 'frozen');
    const block = page.locator('.deposit-blocked');
    await block.getByText(t('money_block_frozen'), { exact: true }).waitFor();
    await block.getByText(t('money_block_frozen_text', { kind: 'deposit' })).waitFor();
    await block.getByRole('button', { name: t('site_support') }).waitFor();
    expect(await page.locator('.method-card').count()).toBe(0);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  });
});

it('a missing identity leads to the documents', async () => {
  const { page, t } = await openBlocked(phone, 'identity');
  await page.locator('.deposit-blocked').getByText(t('money_block_identity')).waitFor();
  await page.getByRole('button', { name: t('documents_action'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('documents_title') });
  await dialog.locator('.documents-privacy').waitFor();
  expect(await page.locator('.method-card').count()).toBe(0);
  await expectAccessible(page);
});

it.each(['/Deposit/RovPay/', '/Deposit/envoy/', '/Deposit/envoyqr/'])(
  'the page of a method says it too: %s',
  async (address) => {
    const { page } = await openBlocked(englishDesktop, 'frozen', address);
    expect(await forms(page).count()).toBe(0);
    await expectAccessible(page);
  },
);

it('the forms come once nothing is in the way', async () => {
  const { page, state } = await openBlocked(phone, 'identity');
  state.blocked = null;
  await page.reload();
  await page.locator('.method-card form').first().waitFor();
  expect(await page.locator('.deposit-blocked').count()).toBe(0);
});
