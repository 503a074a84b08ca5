import { element, make, readPageData } from '../../shell/client/page-data.ts';
import type { VerifyPageData } from '../add-verify-page.ts';
import type { SessionFacts } from '../binary-messages.ts';
import { createPriceText } from './price-text.ts';
import { createVerifyForm } from './verify-form.ts';

const { lang, own } = readPageData<VerifyPageData>();

/** Reads the session that runs, and fills the page with what verifies its prices. */
async function begin(): Promise<void> {
  const response = await fetch('/studio/binary/session');
  // Page and server are deployed together.
  const { session } = (await response.json()) as { session: SessionFacts };
  const priceText = createPriceText(lang, own.scale);
  const form = createVerifyForm({ texts: own.texts, priceText, session, mostTicks: own.mostTicks });
  element('verify').replaceChildren(form);
}

begin().catch(() => element('verify').replaceChildren(make('p', '', own.texts.unread)));
