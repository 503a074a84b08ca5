import { provableGames } from '@baize/games';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { playAll } from './returns/play-all.ts';
import { formatProof, formatVerdict } from './returns/print-proofs.ts';

/** The standard error of a roulette number is then a fifth of a percent. */
const ROUNDS = '10000000';

/**
 * `npm run prove:returns [-- words] [--rounds 1000000]`: plays every game of the studio, or those whose names contain one of
 * the words, and compares what came back with the stated return. The seeds are fixed, so every run is the same. Exits with
 * code 1 if a return is refuted.
 */
async function proveReturns(): Promise<boolean> {
  const { values, positionals: words } = parseArgs({
    options: { rounds: { type: 'string', default: ROUNDS } },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  if (!Number.isSafeInteger(rounds) || rounds < 2)
    throw new Error(`${values.rounds} is not a number of rounds.`);
  const names = provableGames()
    .map(({ name }) => name)
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  if (names.length === 0) throw new Error(`No game has a name with ${words.join(' or ')}.`);
  const proofs = await playAll(
    names.map((name) => ({ name, rounds })),
    {
      threads: availableParallelism(),
      onProof: (proof) => process.stdout.write(`${formatProof(proof)}\n`),
    },
  );
  process.stdout.write(`${formatVerdict(proofs, rounds)}\n`);
  return proofs.every(({ verdict }) => verdict === 'proven');
}

process.exitCode = (await proveReturns()) ? 0 : 1;
