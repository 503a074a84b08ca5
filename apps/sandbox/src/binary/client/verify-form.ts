import { fillText, make } from '../../shell/client/page-data.ts';
import { addProofField } from '../../shell/client/proof-field.ts';
import type { BinaryTexts } from '../binary-texts.ts';
import { levelsOfProof, type SpanProof } from './verify-span.ts';

export interface VerifyFormParts {
  readonly texts: BinaryTexts['verify'];
  readonly priceText: (level: number) => string;
  /** Of the session that runs, filled in. */
  readonly session: { readonly commitment: string; readonly salt: string | null } | null;
  /** Of the longest session. */
  readonly mostTicks: number;
  /** A bet of the player, filled in and verified at once. */
  readonly proof?: SpanProof;
}

const HEX = /^[0-9a-f]{64}$/i;

/** Verifies the prices of any bet in this browser. Nothing is sent anywhere. */
export function createVerifyForm(parts: VerifyFormParts): HTMLElement {
  const { texts, session, proof } = parts;
  const root = make('div', 'verify');
  const form = make('form');
  const commitment = addProofField(
    form,
    texts.commitment,
    'hash',
    proof?.commitment ?? session?.commitment ?? '',
  );
  const salt = addProofField(form, texts.salt, 'hash', proof?.salt ?? session?.salt ?? '');
  const entry = addProofField(form, texts.entry, 'number', String(proof?.entryTick ?? ''));
  const expiry = addProofField(form, texts.expiry, 'number', String(proof?.expiryTick ?? ''));
  const seed = addProofField(form, texts.seed, 'hash', proof?.seed ?? '');
  const check = make('button', 'action', texts.check);
  check.type = 'submit';
  const outcome = make('p', 'outcome');
  outcome.setAttribute('role', 'status');
  form.append(check, outcome);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed: SpanProof = {
      commitment: commitment.value,
      salt: salt.value,
      entryTick: Number(entry.value),
      expiryTick: Number(expiry.value),
      seed: seed.value,
    };
    void verify(typed, parts, outcome);
  });
  root.append(make('p', '', texts.intro), form, make('p', 'quiet', texts.formula));
  if (proof) queueMicrotask(() => form.requestSubmit());
  return root;
}

async function verify(
  proof: SpanProof,
  { texts, priceText, mostTicks }: VerifyFormParts,
  outcome: HTMLElement,
): Promise<void> {
  const show = (text: string, verdict: 'proven' | 'failed' | 'running') => {
    outcome.textContent = text;
    outcome.dataset['verdict'] = verdict;
  };
  const { commitment, salt, seed, entryTick, expiryTick } = proof;
  const isHex = [commitment, salt, seed].every((text) => HEX.test(text));
  const isSpan = Number.isSafeInteger(entryTick) && entryTick >= 1 && expiryTick > entryTick;
  if (!isHex || !isSpan || !Number.isSafeInteger(expiryTick)) return show(texts.malformed, 'failed');
  if (expiryTick > mostTicks) return show(texts.failed, 'failed');
  show(texts.checking, 'running');
  const levels = await levelsOfProof(proof);
  if (levels === null) return show(texts.failed, 'failed');
  const { entryLevel, expiryLevel } = levels;
  const move = entryLevel === expiryLevel ? 'equal' : expiryLevel > entryLevel ? 'up' : 'down';
  show(
    fillText(texts.proven, {
      entry: priceText(entryLevel),
      expiry: priceText(expiryLevel),
      move: texts.moves[move],
    }),
    'proven',
  );
}
