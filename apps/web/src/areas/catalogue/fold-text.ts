/** A normal form for matching names: lower case, without accents, all kinds of i alike. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').trim();
}
