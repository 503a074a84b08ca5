/** A document to draw; plain data, so that it can be drawn in another thread. All texts are in its language. */
export interface PdfDocument {
  /** A tag such as `tr`. */
  readonly language: string;
  readonly brand: {
    readonly name: string;
    /** `#RRGGBB`, for the line below the name. */
    readonly color?: string;
  };
  readonly title: string;
  readonly subtitle?: string;
  readonly madeAt: Date;
  /** At the foot of each page, such as when the document was made. */
  readonly footer: string;
  /** At the foot of each page, with `{page}` and `{pages}`. */
  readonly pageNumber: string;
  /** Wide tables need it. */
  readonly landscape?: boolean;
  /** With margins of an inch; by default A4 with narrower ones. */
  readonly paper?: 'letter';
  readonly sections: readonly PdfSection[];
}

export type PdfSection = PdfFacts | PdfTable | PdfParagraph | PdfText;

/** Names with their values, in as many columns as fit. */
export interface PdfFacts {
  readonly kind: 'facts';
  readonly title?: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

export interface PdfParagraph {
  readonly kind: 'paragraph';
  readonly title?: string;
  readonly text: string;
}

/** A running text. */
export interface PdfText {
  readonly kind: 'text';
  readonly blocks: readonly PdfBlock[];
}

export interface PdfBlock {
  readonly type: 'heading' | 'subheading' | 'paragraph';
  /** Lines end at `\n`. */
  readonly text: string;
  /** How often it is indented; 0 by default. */
  readonly depth?: number;
  /** Before the first line, such as `1.`; it needs a depth. */
  readonly marker?: string;
}

export interface PdfTable {
  readonly kind: 'table';
  readonly title?: string;
  readonly columns: readonly PdfColumn[];
  /** A text for each column. */
  readonly rows: readonly (readonly string[])[];
  /** The last row, which stands out. */
  readonly totals?: readonly string[];
  /** Shown instead of a table without rows. */
  readonly empty: string;
  /** What does not fit into so many lines of a cell is left out; 4 by default. */
  readonly maxLines?: number;
}

export interface PdfColumn {
  readonly title: string;
  /** Figures are aligned at the end; their digits all have the same width. */
  readonly align?: 'start' | 'end';
  /**
   * Its part of the width that is left by the columns without one, which are as wide as their longest text. Longer texts
   * are broken into lines.
   */
  readonly share?: number;
}

/** A table with more rows is refused. */
export const MAX_PDF_ROWS = 10_000;
