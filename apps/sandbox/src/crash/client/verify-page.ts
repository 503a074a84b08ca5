import { element, make, readPageData } from '../../shell/client/page-data.ts';
import type { VerifyPageData } from '../add-verify-page.ts';
import { createAmounts } from './amounts.ts';
import { createVerifyForm, type VerifyFormParts } from './verify-form.ts';

const { lang, own } = readPageData<VerifyPageData>();
const { multiplier } = createAmounts(lang, String);

/** Reads the rounds, and fills the page with what verifies them. */
async function begin(): Promise<void> {
  const response = await fetch('/studio/crash/rounds');
  // Page and server are deployed together.
  const facts = (await response.json()) as VerifyFormParts['facts'];
  element('verify').replaceChildren(createVerifyForm({ texts: own, facts, multiplier, heading: 'h2' }));
}

begin().catch(() => element('verify').replaceChildren(make('p', '', own.unread)));
