/** Control and format characters, such as those that move the cursor or reverse the direction, and line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text of one line that a terminal shows as it is: what would change other texts is written as `\u001b`. */
export function printable(text: string): string {
  return text.replaceAll(unprintable, escape);
}

/** The same of several lines. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

function escape(character: string): string {
  return Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
}
