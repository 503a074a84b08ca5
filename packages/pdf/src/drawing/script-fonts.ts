import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

import { create } from 'fontkit';

/** A font for a script that the main one lacks. */
export interface ScriptFont {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly characters: ReadonlySet<number>;
}

const scripts = [
  { name: 'arabic', letters: /[\p{Script=Arabic}\u064B-\u065F\u0670]/u },
  { name: 'han', letters: /\p{Script=Han}/u },
] as const;
/** Letters and marks from right to left. Digits between them are read from left to right. */
const rightToLeft = /^[\p{Script=Arabic}\p{M}]+$/u;
const others = new RegExp(scripts.map(({ letters }) => letters.source).join('|'), 'u');

/** Whether a text has letters for another font: most have none, and are drawn at once. */
export const mayNeedOther = (text: string): boolean => others.test(text);

/** The fonts are read when a character needs them. */
export class ScriptFonts {
  readonly #fonts = new Map<string, ScriptFont>();
  readonly #onNew: (font: ScriptFont) => void;

  constructor(onNew: (font: ScriptFont) => void) {
    this.#onNew = onNew;
  }

  /** @returns undefined if no font has the character */
  find(character: string): ScriptFont | undefined {
    const script = scripts.find(({ letters }) => letters.test(character));
    const font = script && this.#open(script.name);
    return font?.characters.has(character.codePointAt(0) ?? 0) ? font : undefined;
  }

  #open(name: string): ScriptFont {
    const known = this.#fonts.get(name);
    if (known) return known;
    const file = new URL(`../../fonts/${name}.ttf.br`, import.meta.url);
    const bytes = brotliDecompressSync(readFileSync(file));
    const font = { name, bytes, characters: new Set(create(bytes).characterSet) };
    this.#fonts.set(name, font);
    this.#onNew(font);
    return font;
  }
}

/** A part of a line in one font. */
export interface Piece {
  readonly text: string;
  /** Undefined for the main font. */
  readonly font: ScriptFont | undefined;
}

/**
 * A line as pieces from left to right. The library shapes and turns what it draws at once, a word; words from right to left that
 * follow each other are turned here.
 */
export function piecesOf(text: string, find: (character: string) => ScriptFont | undefined): Piece[] {
  const pieces: Piece[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const font = find(character);
    // A word from right to left ends with a space, which is a piece of its own.
    const isSplit = last === undefined || last.font !== font || isSpaceAfterTurned(pieces, character);
    if (isSplit) pieces.push({ text: character, font });
    else pieces[pieces.length - 1] = { text: last.text + character, font };
  }
  return turned(pieces);
}

const isTurned = (piece: Piece | undefined) => piece !== undefined && rightToLeft.test(piece.text);

function isSpaceAfterTurned(pieces: readonly Piece[], character: string): boolean {
  return pieces.at(-1)?.text === ' ' && isTurned(pieces.at(-2)) && character !== ' ';
}

function turned(pieces: readonly Piece[]): Piece[] {
  const line: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = at;
    if (isTurned(pieces[at])) while (pieces[end + 1]?.text === ' ' && isTurned(pieces[end + 2])) end += 2;
    line.push(...pieces.slice(at, end + 1).toReversed());
    at = end + 1;
  }
  return line;
}
