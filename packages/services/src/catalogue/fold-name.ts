const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ğ: 'g', ş: 's', ç: 'c', ö: 'o', ü: 'u' };

/**
 * Search form of what a person typed: lower case, without accents, the four kinds of Turkish i as one,
 * anything but letters and digits as single spaces. Games are kept in the same form.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ığşçöü]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
