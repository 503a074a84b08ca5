/** Letters of Turkish and its neighbours that have no decomposition, or whose marks belong to them. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ğ: 'g',
  ş: 's',
  ç: 'c',
  ö: 'o',
  ü: 'u',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/**
 * The search form of a text: lower case, without accents, all Turkish letters i as one, anything but letters and digits
 * as single spaces. Letters of other scripts stay: a word that no name has must find nothing. The index uses the same form.
 */
export function foldName(name: string): string {
  return name
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ığşçöüßæœøłđ]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
