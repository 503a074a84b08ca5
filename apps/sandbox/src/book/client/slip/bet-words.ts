import type { BetView } from '../../api/bet-views.ts';
import type { SlipWords } from './slip-words.ts';

/** What kind of bet it is: `Accumulator, 3 matches`, `System 2/3, 3 lines`. */
export function betTitle(
  { picks, sizes, bankers, lines }: Pick<BetView, 'picks' | 'sizes' | 'bankers' | 'lines'>,
  { texts, fill }: SlipWords,
): string {
  if (picks.length === 1) return texts.oneSingle;
  if (lines === 1) return fill(texts.legs, { kind: texts.kinds.combo, n: picks.length });
  const free = picks.length - bankers.length;
  return fill(texts.systemOf, { sizes: sizes.map((size) => `${size}/${free}`).join(' + '), n: lines });
}

/** `4820-7716` */
export const codeText = (code: string): string => code.replace(/^(\d{4})(\d{4})$/, '$1-$2');
