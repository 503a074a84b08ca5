import { Buffer, type Font, shape } from 'harfbuzzjs';

import type { Lettering } from '../vocabulary.ts';
import { EM_UNITS, typefaceOf } from './typefaces.ts';

/** The font with the most characters, such as ₺, which the display fonts lack. */
const FALLBACK: Lettering = 'grotesque';

interface Glyph {
  /** In ems from the start of the line. */
  x: number;
  advance: number;
  commands: readonly { type: string; values: readonly number[] }[];
}

/** A line of text as outlines; lengths are in ems. */
export interface TypesetLine {
  width: number;
  glyphs: readonly Glyph[];
}

/** Position of a line: the middle of its baseline, its size, and the height of its arch in pixels. */
export interface LinePlace {
  x: number;
  y: number;
  size: number;
  arch?: number;
  slant?: number;
}

/** Sets a line. Characters missing in the font are taken from another; throws a RangeError if that lacks them too. */
export function typesetLine(text: string, lettering: Lettering): TypesetLine {
  const glyphs: Glyph[] = [];
  let x = 0;
  for (const run of runsOf(text, lettering)) {
    const buffer = new Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    shape(run.font, buffer);
    for (const { codepoint, xAdvance = 0 } of buffer.getGlyphInfosAndPositions()) {
      const advance = xAdvance / EM_UNITS;
      glyphs.push({ x, advance, commands: run.font.glyphToJson(codepoint) });
      x += advance;
    }
  }
  return { width: x, glyphs };
}

/** Path data of a line. */
export function outlineLine(line: TypesetLine, place: LinePlace): string {
  return line.glyphs.map((glyph) => outlineGlyph(glyph, line, place)).join('');
}

function outlineGlyph(glyph: Glyph, line: TypesetLine, place: LinePlace): string {
  const { size, arch = 0, slant = 0 } = place;
  const half = line.width / 2 || 1;
  const offset = (glyph.x + glyph.advance / 2 - half) / half;
  const rise = arch * (1 - offset * offset);
  const turn = Math.atan((2 * arch * offset) / (half * size));
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [middleX, middleY] = [place.x + offset * half * size, place.y - rise];
  const point = (unitsX: number, unitsY: number): string => {
    const y = (-unitsY / EM_UNITS) * size;
    const x = (unitsX / EM_UNITS - glyph.advance / 2) * size - y * slant;
    return `${(middleX + x * cos - y * sin).toFixed(1)} ${(middleY + x * sin + y * cos).toFixed(1)}`;
  };
  return glyph.commands
    .map(({ type, values }) => {
      const points: string[] = [];
      for (let place = 0; place + 1 < values.length; place += 2) {
        points.push(point(values[place] ?? 0, values[place + 1] ?? 0));
      }
      return type + points.join(' ');
    })
    .join('');
}

function runsOf(text: string, lettering: Lettering): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const font = [...typefaceOf(lettering), ...typefaceOf(FALLBACK)].find(
      (candidate) => candidate.nominalGlyph(code) !== undefined,
    );
    if (font === undefined) throw new RangeError(`no typeface has the letter ${letter} of ${text}`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
