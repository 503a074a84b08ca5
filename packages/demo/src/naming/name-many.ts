import type { Text } from '../text.ts';
import { themes } from '../themes/index.ts';
import { adjectives } from './adjectives.ts';
import { heads } from './heads.ts';

/**
 * The requested number of different names, made of the catalogue's adjectives, nouns and heads. For benchmarks with
 * catalogues far larger than the demo's; never shown to users.
 */
export function nameMany(count: number): Text[] {
  const first = Object.values(adjectives);
  const last = Object.values(heads);
  const names: Text[] = [];
  // Each round combines every noun with another adjective and head, so a short list is as varied as a long one.
  for (let round = 0; names.length < count; round += 1) {
    if (round >= first.length * last.length) throw new RangeError(`there are ${names.length} names`);
    for (const [place, { noun }] of themes.entries()) {
      const adjective = first[(round + place) % first.length] ?? ['', ''];
      const head = last[(Math.floor(round / first.length) + round + place * 3) % last.length] ?? ['', ''];
      names.push({
        tr: `${adjective[0]} ${noun.tr} ${head[0]}`,
        en: `${adjective[1]} ${noun.en} ${head[1]}`,
      });
      if (names.length === count) break;
    }
  }
  return names;
}
