import type { ReturnProof } from '@baize/games';

const NAME_WIDTH = 36;

const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;

/** `roulette, red   97.2973 %   97.3104 % ± 0.0316 %   0.41  proven` */
export function formatProof({ name, stated, mean, standardError, errors, verdict }: ReturnProof): string {
  const found = `${percent(mean).padStart(11)} ± ${percent(standardError)}`;
  return `${name.padEnd(NAME_WIDTH)} ${percent(stated).padStart(10)} ${found}  ${errors.toFixed(2).padStart(5)}  ${verdict}`;
}

/** How many returns were proven, and which were not. */
export function formatVerdict(proofs: readonly ReturnProof[], rounds: number): string {
  const refuted = proofs.filter(({ verdict }) => verdict === 'refuted').map(({ name }) => name);
  const proven = `${proofs.length - refuted.length} of ${proofs.length} returns proven`;
  const runs = `${proven} with ${rounds.toLocaleString('en')} rounds each`;
  return refuted.length === 0 ? `${runs}.` : `${runs}; refuted: ${refuted.join('; ')}.`;
}
