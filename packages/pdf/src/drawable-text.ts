/** Stands for a character that the font does not have, such as an emoji. */
const REPLACEMENT = '?';
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Marks of direction and joining draw nothing, and would turn the text around them. */
const invisible = /[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Cn}]/u;

/** A text as the characters that a font has. One that it lacks is replaced visibly, an emoji of several parts once. */
export function drawableText(text: string, isDrawable: (character: string) => boolean): string {
  const line = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const isWhole = (part: string) => Array.from(part).every(isDrawable);
  if (isWhole(line)) return line;
  return Array.from(graphemes.segment(line), ({ segment }) => {
    if (isWhole(segment)) return segment;
    const kept = Array.from(segment).filter((character) => !invisible.test(character));
    return kept.length > 0 && kept.every(isDrawable) ? `${REPLACEMENT}${kept.join('')}` : REPLACEMENT;
  }).join('');
}
