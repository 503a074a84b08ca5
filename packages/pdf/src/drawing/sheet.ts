import { readFileSync } from 'node:fs';

import { create, type Font } from 'fontkit';
import Pdf, { type StructureElement } from 'pdfkit';

import { drawableText } from '../drawable-text.ts';
import type { PdfDocument } from '../pdf-document.ts';
import { mayNeedOther, type Piece, piecesOf, ScriptFonts } from './script-fonts.ts';

export type Weight = 'regular' | 'semibold';

export interface Style {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
}

export const ink = '#16181D';
export const muted = '#5A606B';
export const line = '#D9DCE1';
export const shade = '#F4F5F7';

/** The sides of a sheet, in points. */
const A4 = { short: 595.28, long: 841.89, margin: 40, name: 'A4' } as const;
const LETTER = { short: 612, long: 792, margin: 72, name: 'LETTER' } as const;
const TOP = 62;
const BOTTOM = 58;
/** Between two lines of a text, in sizes of its font. */
const LEADING = 1.38;
/** From the top of a line to the feet of its letters, in sizes of its font. */
const ASCENT = 1;

/** Only links and underlines need the measures of a text, which are taken if they are not given. */
const unmeasured = { textWidth: 0, wordCount: 1 } as const;

const fontFile = (weight: Weight) => readFileSync(new URL(`../../fonts/${weight}.ttf`, import.meta.url));

interface SheetOptions {
  /** Without it nothing is drawn: only the pages are counted. */
  readonly drawEdges?: (sheet: Sheet) => void;
}

/**
 * The pages of a document: what is drawn goes below what was drawn before, on a new page if it does not fit. A page that
 * is full leaves the memory, so its foot is drawn first.
 */
export class Sheet {
  readonly doc: Pdf;
  readonly root: StructureElement;
  page = 0;
  readonly left: number;
  readonly width: number;
  y: number;
  readonly height: number;
  readonly #drawEdges: SheetOptions['drawEdges'];
  readonly #widths = new Map<string, number>();
  readonly #characters: ReadonlySet<number>;
  readonly #regular: Font;
  readonly #scripts: ScriptFonts;

  constructor(
    { language, brand, title, madeAt, landscape = false, paper }: PdfDocument,
    { drawEdges }: SheetOptions = {},
  ) {
    const sides = paper === 'letter' ? LETTER : A4;
    const [regular, semibold] = [fontFile('regular'), fontFile('semibold')];
    this.#regular = create(regular);
    this.#characters = new Set(this.#regular.characterSet.filter((code) => code >= 0x20));
    this.doc = new Pdf({
      size: sides.name,
      layout: landscape ? 'landscape' : 'portrait',
      margin: 0,
      lang: language,
      tagged: true,
      displayTitle: true,
      font: null,
      bufferPages: false,
      autoFirstPage: false,
      pdfVersion: '1.7',
      info: {
        Title: title,
        Author: brand.name,
        Creator: brand.name,
        Producer: brand.name,
        CreationDate: madeAt,
      },
    });
    this.doc.registerFont('regular', regular).registerFont('semibold', semibold);
    this.#scripts = new ScriptFonts(({ name, bytes }) => this.doc.registerFont(name, bytes));
    this.#drawEdges = drawEdges;
    this.root = this.doc.struct('Document', { title });
    this.doc.addStructure(this.root);
    const { short, long, margin } = sides;
    const [width, height] = landscape ? [long, short] : [short, long];
    this.left = margin;
    this.width = width - 2 * margin;
    this.height = height;
    this.y = margin;
    this.#addPage();
    this.y = margin;
  }

  /** The text with only those characters that can be drawn. */
  clean(text: string): string {
    return drawableText(
      text,
      (character) => this.#isMain(character) || this.#scripts.find(character) !== undefined,
    );
  }

  #isMain(character: string): boolean {
    return this.#characters.has(character.codePointAt(0) ?? 0);
  }

  #pieces(text: string): Piece[] {
    return piecesOf(text, (character) =>
      this.#isMain(character) ? undefined : this.#scripts.find(character),
    );
  }

  /** Of cleaned text. The regular font has no kerning, so that its widths are sums: most of what is drawn is measured. */
  widthOf(text: string, style: Style): number {
    if (!mayNeedOther(text)) return this.#mainWidth(text, style);
    return this.#pieces(text).reduce((sum, piece) => sum + this.#pieceWidth(piece, style), 0);
  }

  #pieceWidth({ text, font }: Piece, style: Style): number {
    if (!font) return this.#mainWidth(text, style);
    return this.doc.font(font.name).fontSize(style.size).widthOfString(text);
  }

  #mainWidth(text: string, { weight, size }: Style): number {
    if (weight !== 'regular') return this.doc.font(weight).fontSize(size).widthOfString(text);
    let width = 0;
    for (const character of text) width += this.#widths.get(character) ?? this.#measure(character);
    return width * size;
  }

  #measure(character: string): number {
    const glyph = this.#regular.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const width = glyph.advanceWidth / this.#regular.unitsPerEm;
    this.#widths.set(character, width);
    return width;
  }

  lineHeight({ size }: Style): number {
    return size * LEADING;
  }

  /** Whether there was not enough space below, so that a new page began. */
  reserve(height: number): boolean {
    if (this.y + height <= this.height - BOTTOM) return false;
    this.#addPage();
    return true;
  }

  #addPage(): void {
    this.page += 1;
    this.y = TOP;
    if (!this.#drawEdges) return;
    this.doc.addPage();
    this.#drawEdges(this);
  }

  /** Draws one line of cleaned text whose top is at `y`. */
  write(text: string, x: number, y: number, style: Style): void {
    if (text === '' || !this.#drawEdges) return;
    let left = x;
    for (const piece of mayNeedOther(text) ? this.#pieces(text) : [{ text, font: undefined }]) {
      this.#writePiece(piece, left, y, style);
      left += mayNeedOther(text) ? this.#pieceWidth(piece, style) : 0;
    }
  }

  #writePiece({ text, font }: Piece, x: number, y: number, { weight, size, color }: Style): void {
    this.doc
      .font(font?.name ?? weight)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y + ASCENT * size, { lineBreak: false, baseline: 'alphabetic', ...unmeasured });
  }

  writeAtEnd(text: string, end: number, y: number, style: Style): void {
    this.write(text, end - this.widthOf(text, style), y, style);
  }

  /** An element of the document, for what is inside of it. */
  open(parent: StructureElement, type: string): StructureElement {
    const element = this.doc.struct(type, {});
    if (this.#drawEdges) parent.add(element);
    return element;
  }

  /** What is drawn is content of an element of the document. */
  tag(parent: StructureElement, type: string, draw: () => void): void {
    if (!this.#drawEdges) return;
    parent.add(this.doc.struct(type, type === 'TH' ? { scope: 'Column' } : {}, draw));
  }

  /** What is drawn is not read aloud. */
  decorate(draw: () => void, type = 'Layout'): void {
    if (!this.#drawEdges) return;
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    if (this.#drawEdges) this.doc.rect(x, y, width, height).fill(color);
  }
}
