import { make } from '../../shell/client/page-data.ts';

/** A table of the rules. @param rows as wide as the head */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const table = make('table', 'pays-table');
  const top = table.createTHead().insertRow();
  for (const name of head) {
    const cell = make('th', '', name);
    cell.scope = 'col';
    top.append(cell);
  }
  const body = table.createTBody();
  for (const texts of rows) {
    const row = body.insertRow();
    for (const text of texts) row.insertCell().textContent = text;
  }
  const box = make('div', 'table-scroll');
  box.append(table);
  return box;
}
