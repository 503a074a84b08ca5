import type { TavlaHistory } from '@baize/games/tavla';

import { element, fillText, readPageData } from '../../shell/client/page-data.ts';
import { readHistory, verifyMatch } from '../tavla/client/verify-match.ts';
import type { VerifyPageData } from '../verify-page.ts';
import { readProof, verifyHand } from './verify-hand.ts';

const { own: texts } = readPageData<VerifyPageData>();
const outcome = element('outcome');

function show(text: string, verdict: 'proven' | 'failed' | 'running'): void {
  outcome.textContent = text;
  outcome.dataset['verdict'] = verdict;
}

async function verify(): Promise<void> {
  const field = element('code');
  const text = field instanceof HTMLTextAreaElement ? field.value : '';
  const history = readHistory(text);
  if (history !== null) return verifyTavla(history);
  const proof = readProof(text);
  if (proof === null) return show(texts.verify.malformed, 'failed');
  show(texts.hands.checking, 'running');
  const count = await verifyHand(proof).catch(() => null);
  if (count === null) show(texts.hands.broken, 'failed');
  else show(fillText(texts.hands.proven, { count }), 'proven');
}

async function verifyTavla(history: TavlaHistory): Promise<void> {
  show(texts.hands.checking, 'running');
  const verdict = await verifyMatch(history);
  if (verdict.isProven) return show(fillText(texts.tavla.proven, { count: verdict.rolls }), 'proven');
  const { roll } = verdict;
  show(roll === 0 ? texts.hands.broken : fillText(texts.tavla.broken, { roll }), 'failed');
}

element('verify').addEventListener('submit', (event) => {
  event.preventDefault();
  void verify();
});
