/** A wrong line that somebody could write, and the promise that it would break. */
export interface Change {
  /** Path from the root. */
  readonly file: string;
  /** Text that occurs exactly once in the file, or in the newest definition of the SQL function that has it there. */
  readonly find: string;
  readonly replace: string;
  /** What the change breaks, in one short sentence. */
  readonly promise: string;
  /** Test files or folders that should notice; those of the group unless given. */
  readonly tests?: readonly string[];
}

/** Changes of one part of the product, and its tests. */
export interface ChangeGroup {
  readonly name: string;
  readonly tests: readonly string[];
  /** Share of the changes that the tests must notice, 0 to 1. */
  readonly atLeast: number;
  readonly changes: readonly Change[];
}

/** The part of a file that a change may touch. */
export interface Span {
  readonly file: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The file's text with the change applied.
 *
 * @throws Error if `find` does not occur exactly once in the part, or if the change has no effect
 */
export function applyChange({ file, text, from, to }: Span, { find, replace }: Change): string {
  const part = text.slice(from, to);
  const places = part.split(find).length - 1;
  if (places !== 1) throw new Error(`${file}: the text to change occurs ${places} times, not once: ${find}`);
  if (find === replace) throw new Error(`${file}: the change replaces a text with itself: ${find}`);
  const at = from + part.indexOf(find);
  return text.slice(0, at) + replace + text.slice(at + find.length);
}
