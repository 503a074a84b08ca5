const ONE = /^bytes=[ \t]*(?:(?<first>\d{1,15})-(?<last>\d{1,15})?|-(?<suffix>\d{1,15}))[ \t]*$/i;

/**
 * A range as the sender of files reads it rightly; undefined for those that RFC 9110 has ignored: malformed ones, other
 * units, and several at once, in place of which a server may send the whole file.
 *
 * @param size of the file, in bytes
 */
export function readableRange(header: string, size: number): string | undefined {
  const { first, last, suffix } = ONE.exec(header)?.groups ?? {};
  // A suffix longer than the file is the whole file.
  if (suffix !== undefined) return `bytes=-${Math.min(Number(suffix), size)}`;
  if (first === undefined || (last !== undefined && Number(last) < Number(first))) return undefined;
  return `bytes=${Number(first)}-${last === undefined ? '' : Number(last)}`;
}
