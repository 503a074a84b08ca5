/** The form in which two spellings of one name meet: lower case, without accents, every i as one. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').trim();
}
