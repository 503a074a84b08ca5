/** A value of a table, before it is known how the file writes it. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'time'; readonly at: Date }
  /** `isSigned` shows a plus as well. */
  | { readonly kind: 'amount'; readonly minor: bigint; readonly isSigned?: boolean };

export interface Column {
  readonly title: string;
  readonly align?: 'start' | 'end';
  /** Its part of the width of a page; see `PdfColumn`. */
  readonly share?: number;
  /** A page has less space than a spreadsheet. */
  readonly only?: 'csv';
}

export function text(value: string | null): Cell {
  return { kind: 'text', text: value ?? '' };
}
