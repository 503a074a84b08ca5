import { expect, test } from 'vitest';
import { formatProof, formatVerdict } from './print-proofs.ts';

const proof = {
  name: 'roulette, red',
  rounds: 10_000_000,
  stated: 36 / 37,
  mean: 0.9731,
  deviation: 1,
  standardError: 0.000316,
  errors: 0.4066,
  verdict: 'proven',
} as const;

test('a line has what was stated, what was found and the verdict', () => {
  expect(formatProof(proof).split(/ {2,}/)).toEqual([
    'roulette, red',
    '97.2973 %',
    '97.3100 % ± 0.0316 %',
    '0.41',
    'proven',
  ]);
});

test('the last line names the refuted ones', () => {
  const refuted = { ...proof, name: 'keno, 4 of 80', verdict: 'refuted' } as const;
  expect(formatVerdict([proof], 1_000)).toBe('1 of 1 returns proven with 1,000 rounds each.');
  expect(formatVerdict([proof, refuted], 1_000)).toBe(
    '1 of 2 returns proven with 1,000 rounds each; refuted: keno, 4 of 80.',
  );
});
