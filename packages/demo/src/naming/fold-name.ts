const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ğ: 'g', ş: 's', ç: 'c', ö: 'o', ü: 'u' };

/**
 * Search form of a name: lower case, without accents, the four kinds of Turkish i as one, anything but
 * letters and digits as single spaces. "Işık", "IŞIK" and "isik" fold alike.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ığşçöü]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The name as a part of an address: "Ejder Hazinesi" is `ejder-hazinesi`. */
export function slugOf(name: string): string {
  return foldName(name).replaceAll(' ', '-');
}
