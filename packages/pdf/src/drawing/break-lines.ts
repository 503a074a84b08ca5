/**
 * Breaks a text into lines of a width: between words, or inside one that is longer than a line. What does not fit into
 * the last line is left out, with an ellipsis.
 */
export function breakLines(
  text: string,
  width: number,
  maxLines: number,
  widthOf: (text: string) => number,
): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < maxLines) {
    const length = fittingLength(rest, width, widthOf);
    if (length >= rest.length) return [...lines, rest];
    const space = rest.lastIndexOf(' ', length);
    const end = space > 0 ? space : length;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  if (rest === '') return lines;
  const last = lines.at(-1) ?? '';
  const kept = last.slice(0, Math.max(1, fittingLength(last, width - widthOf('…'), widthOf)));
  return [...lines.slice(0, -1), `${kept.trimEnd()}…`];
}

/** The number of characters that fit, at least one; a pair of units is not divided. */
function fittingLength(text: string, width: number, widthOf: (text: string) => number): number {
  let fits = 1;
  let tooLong = Math.min(text.length, 400) + 1;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(text.slice(0, middle)) <= width) fits = middle;
    else tooLong = middle;
  }
  return fits;
}
