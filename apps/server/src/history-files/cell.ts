/** A value of a table, before it is known how the file writes it. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'time'; readonly at: Date }
  /** `isSigned` shows a plus as well. */
  | { readonly kind: 'amount'; readonly minor: bigint; readonly isSigned?: boolean };

export interface Column {
  readonly title: string;
  /** What its cells are, unless one is a text. */
  readonly holds?: 'time' | 'amount';
  /** Its part of the width of a page; see `PdfColumn`. */
  readonly share?: number;
  /** A page has less space than a spreadsheet. */
  readonly only?: 'sheet';
}

/** Also ids, whatever digits they consist of: nobody counts with them. */
export function text(value: string | number | null): Cell {
  return { kind: 'text', text: String(value ?? '') };
}
