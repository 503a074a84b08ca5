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
 * as single spaces. The index uses the same form.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ığşçöüßæœøłđ]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
