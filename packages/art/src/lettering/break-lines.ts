import type { Lettering } from '../vocabulary.ts';
import { type TypesetLine, typesetLine } from './typeset.ts';

export interface SetTitle {
  lines: readonly TypesetLine[];
  /** The size at which the widest line fills the given width, or the maximum. */
  size: number;
}

const MAX_LINES = 3;

/** Breaks a title so that its letters are as large as possible within width and height. */
export function breakLines(
  title: string,
  lettering: Lettering,
  room: { width: number; height: number; sizeMax: number },
  leading: number,
): SetTitle {
  const words = title.split(/\s+/).filter((word) => word !== '');
  let best: SetTitle = { lines: [], size: 0 };
  for (const lines of splits(words, Math.min(MAX_LINES, words.length))) {
    const set = lines.map((line) => typesetLine(line, lettering));
    const widest = Math.max(...set.map((line) => line.width), 0.1);
    const size = Math.min(room.sizeMax, room.width / widest, room.height / (set.length * leading));
    // Another line must be worth it: equal sizes keep the title compact.
    if (size > best.size * 1.06) best = { lines: set, size };
  }
  return best;
}

function splits(words: readonly string[], lineCount: number): string[][] {
  if (words.length === 0) return [];
  const found: string[][] = [[words.join(' ')]];
  if (lineCount < 2) return found;
  for (let first = 1; first < words.length; first++) {
    const head = words.slice(0, first).join(' ');
    for (const rest of splits(words.slice(first), lineCount - 1)) found.push([head, ...rest]);
  }
  return found.toSorted((one, other) => one.length - other.length);
}
