import { fillText, make } from '../../shell/client/page-data.ts';
import type { RoomTexts } from '../texts/room-texts.ts';
import type { Amounts } from './amounts.ts';
import type { SealFinding, SeenSeals } from './seen-seals.ts';

export interface ProofParts {
  readonly texts: RoomTexts;
  readonly lang: 'tr' | 'en';
  readonly amounts: Amounts;
  readonly seals: SeenSeals;
}

export interface Verdict {
  readonly isProven: boolean;
  readonly words: string;
}

/** What this page saw itself outweighs a proof that is made from the room's account alone. */
export function withFinding(
  verdict: Verdict,
  { seal, isNumberMissing }: SealFinding,
  texts: RoomTexts,
): Verdict {
  const { otherSeal, sameSeal, noNumber } = texts.hands;
  if (!verdict.isProven) return verdict;
  if (seal === 'other') return { isProven: false, words: otherSeal };
  const also = [...(seal === 'same' ? [sameSeal] : []), ...(isNumberMissing ? [noNumber] : [])];
  return { isProven: true, words: [verdict.words, ...also].join(' ') };
}

/** What a history came to, its verdict, and its code for the page of verification. */
export function proofOf(
  { texts, lang, amounts }: ProofParts,
  netMinor: number,
  code: string,
  verify: () => Promise<Verdict>,
): HTMLElement {
  const { hands } = texts;
  const root = make('div', 'proof');
  const outcome = make('p', 'outcome', hands.checking);
  verify()
    .catch((): Verdict => ({ isProven: false, words: hands.broken }))
    .then(({ isProven, words }) => {
      outcome.textContent = words;
      outcome.dataset['verdict'] = isProven ? 'proven' : 'failed';
    })
    .catch(() => undefined);
  const copy = make('button', 'minor', hands.copy);
  copy.type = 'button';
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(code).then(
      () => void (copy.textContent = hands.copied),
      () => root.append(codeField(code)),
    );
  });
  const link = make('a', '', hands.verify);
  link.href = `/poker/verify?lang=${lang}`;
  link.target = '_blank';
  link.rel = 'noopener';
  root.append(make('p', '', fillText(hands.net, { net: amounts.net(netMinor) })), outcome, copy, link);
  return root;
}

/** For frames that may not write to the clipboard. */
function codeField(code: string): HTMLTextAreaElement {
  const field = make('textarea');
  field.readOnly = true;
  field.rows = 4;
  field.value = code;
  queueMicrotask(() => field.select());
  return field;
}
