import { make } from '../../shell/client/page-data.ts';

/** A table for the rules: a head, and rows of texts. */
export function paysTable(head: readonly string[], rows: readonly (readonly string[])[]): HTMLTableElement {
  const table = make('table', 'pays-table');
  const headRow = table.createTHead().insertRow();
  for (const name of head) {
    const cell = make('th', '', name);
    cell.scope = 'col';
    headRow.append(cell);
  }
  const body = table.createTBody();
  for (const texts of rows) {
    const row = body.insertRow();
    for (const text of texts) row.insertCell().textContent = text;
  }
  return table;
}

/** `12.34 %`, with as many digits as a small chance needs. */
export function createPercentText(lang: 'tr' | 'en', digits = 4): (share: number) => string {
  const format = new Intl.NumberFormat(lang, { style: 'percent', maximumSignificantDigits: digits });
  return (share) => format.format(share);
}
