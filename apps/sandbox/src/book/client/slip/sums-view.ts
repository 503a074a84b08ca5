import { make } from '../../../shell/client/page-data.ts';

/** Stands for an amount that is not known yet. */
export const NO_AMOUNT = '–';

export interface SumRow {
  readonly name: string;
  readonly value: string;
  /** The amount that the bet is about. */
  readonly isMain?: boolean;
}

/** Names and amounts below each other. Rows stay the same elements, so that a changed amount is all that changes. */
export class SumsView {
  readonly root = make('dl', 'sums');

  update(rows: readonly SumRow[]): void {
    const shown = [...this.root.children];
    for (const [at, { name, value, isMain = false }] of rows.entries()) {
      const row = shown[at] ?? this.#addRow();
      row.classList.toggle('is-main', isMain);
      setText(row.firstElementChild, name);
      setText(row.lastElementChild, value);
      row.lastElementChild?.classList.toggle('is-none', value === NO_AMOUNT);
    }
    for (const extra of shown.slice(rows.length)) extra.remove();
  }

  #addRow(): HTMLElement {
    const row = make('div');
    row.append(make('dt'), make('dd'));
    this.root.append(row);
    return row;
  }
}

function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
