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
  { name: 'hebrew', letters: /\p{Script=Hebrew}/u },
  { name: 'greek', letters: /\p{Script=Greek}/u },
  { name: 'armenian', letters: /\p{Script=Armenian}/u },
  { name: 'georgian', letters: /\p{Script=Georgian}/u },
  { name: 'thai', letters: /\p{Script=Thai}/u },
  { name: 'devanagari', letters: /[\p{Script=Devanagari}\u0964\u0965]/u },
  // It also has the sign that repeats a character, of the script Han.
  { name: 'kana', letters: /[\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u3003\u3005\u30A0\u30FB\u30FC]/u },
  { name: 'han', letters: /\p{Script=Han}/u },
  { name: 'hangul', letters: /\p{Script=Hangul}/u },
] as const;
/** Letters and marks from right to left. Digits between them are read from left to right. */
const rightToLeft = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+$/u;
/** What is written between two words of one direction. Brackets would have to be mirrored. */
const between = /^[\s\p{Pd}.,:;'’"/&]+$/u;
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
 * A line as pieces from left to right. The library shapes and turns what it draws at once, a word; words from right to left
 * that follow each other, with what is between them, are turned here.
 */
export function piecesOf(text: string, find: (character: string) => ScriptFont | undefined): Piece[] {
  const pieces: Piece[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const font = find(character);
    // What is between two words from right to left is a piece of its own.
    const isSplit = last === undefined || last.font !== font || isEndOfBetween(pieces, character);
    if (isSplit) pieces.push({ text: character, font });
    else pieces[pieces.length - 1] = { text: last.text + character, font };
  }
  return turned(pieces);
}

const isTurned = (piece: Piece | undefined) => piece !== undefined && rightToLeft.test(piece.text);

const isBetween = (piece: Piece | undefined) => piece !== undefined && between.test(piece.text);

function isEndOfBetween(pieces: readonly Piece[], character: string): boolean {
  return isBetween(pieces.at(-1)) && isTurned(pieces.at(-2)) && !between.test(character);
}

function turned(pieces: readonly Piece[]): Piece[] {
  const line: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = at;
    if (isTurned(pieces[at])) while (isBetween(pieces[end + 1]) && isTurned(pieces[end + 2])) end += 2;
    line.push(...pieces.slice(at, end + 1).toReversed());
    at = end + 1;
  }
  return line;
}
