import { crashPointOfSeed, isSeedOfChain } from '@baize/games/crash/verify';

import { fillText, make } from '../../shell/client/page-data.ts';
import { addProofField } from '../../shell/client/proof-field.ts';
import type { ChainFacts, RoundResult } from '../crash-messages.ts';
import type { CrashTexts } from '../crash-texts.ts';

export interface VerifyFormParts {
  readonly texts: CrashTexts['verify'];
  readonly facts: { readonly chain: ChainFacts | null; readonly results: readonly RoundResult[] };
  readonly multiplier: (hundredths: number) => string;
  /** One below the heading above the form. */
  readonly heading: 'h2' | 'h3';
  /** Filled in and verified at once. */
  readonly result?: RoundResult;
}

/**
 * Verifies any round in this browser: hashes its seed down to the published hash, and computes the crash point from seed and
 * salt. Nothing is sent anywhere.
 */
export function createVerifyForm(parts: VerifyFormParts): HTMLElement {
  const { texts, facts } = parts;
  const root = make('div', 'verify');
  const form = make('form');
  const round = addProofField(form, texts.round, 'number');
  const seed = addProofField(form, texts.seed, 'hash');
  const check = make('button', 'action', texts.check);
  check.type = 'submit';
  const outcome = make('p', 'outcome');
  outcome.setAttribute('role', 'status');
  form.append(check, outcome);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void verify(facts.chain, { round: round.value, seed: seed.value }, parts, outcome);
  });
  const choose = (result: RoundResult) => {
    round.value = String(result.round);
    seed.value = result.seed;
    form.requestSubmit();
  };
  root.append(
    make('p', '', texts.intro),
    describeChain(parts),
    form,
    make(parts.heading, '', texts.recent),
    listOf(parts, choose),
    make('p', 'quiet', texts.formula),
  );
  const { result } = parts;
  if (result) queueMicrotask(() => choose(result));
  return root;
}

function describeChain({ texts, facts: { chain } }: VerifyFormParts): HTMLElement {
  const list = make('dl');
  for (const [name, value] of [
    [texts.commitment, chain?.commitment ?? '–'],
    [texts.salt, chain?.salt ?? texts.noSalt],
  ] as const) {
    const code = make('dd');
    code.append(make('code', '', value));
    list.append(make('dt', '', name), code);
  }
  return list;
}

function listOf({ texts, facts, multiplier }: VerifyFormParts, choose: (result: RoundResult) => void) {
  if (facts.results.length === 0) return make('p', 'quiet', texts.none);
  const list = make('ul', 'rounds');
  for (const result of facts.results) {
    const entry = make('button', '', fillText(texts.choose, named(result, multiplier)));
    entry.type = 'button';
    entry.disabled = result.commitment !== facts.chain?.commitment;
    if (entry.disabled) entry.title = texts.otherChain;
    entry.addEventListener('click', () => choose(result));
    const item = make('li');
    item.append(entry);
    list.append(item);
  }
  return list;
}

const named = ({ round, crashPoint }: RoundResult, multiplier: (hundredths: number) => string) => ({
  round,
  multiplier: multiplier(crashPoint),
});

async function verify(
  chain: ChainFacts | null,
  typed: { readonly round: string; readonly seed: string },
  { texts, multiplier }: VerifyFormParts,
  outcome: HTMLElement,
): Promise<void> {
  const show = (text: string, verdict: 'proven' | 'failed' | 'running') => {
    outcome.textContent = text;
    outcome.dataset['verdict'] = verdict;
  };
  const round = Number(typed.round);
  const seed = typed.seed;
  const salt = chain?.salt ?? null;
  if (chain === null || salt === null || !Number.isSafeInteger(round) || !/^[0-9a-f]{64}$/i.test(seed))
    return show(texts.malformed, 'failed');
  if (round < 1 || round > chain.rounds) return show(texts.failed, 'failed');
  show(texts.checking, 'running');
  const isOfChain = await isSeedOfChain({ round, seed }, { round: 0, seed: chain.commitment });
  const crashPoint = await crashPointOfSeed(seed, bytesOf(salt), chain.edgeBasisPoints);
  if (!isOfChain || crashPoint === null) return show(texts.failed, 'failed');
  show(fillText(texts.proven, { hashes: round, multiplier: multiplier(crashPoint) }), 'proven');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
