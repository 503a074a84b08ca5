import { make } from '../../shell/client/page-data.ts';

/** Fills the page's dialog and opens it. Esc and the cross close it; the focus returns to where it was. */
export function openSheet(
  sheet: HTMLDialogElement,
  title: string,
  close: string,
  ...content: readonly Node[]
): void {
  const cross = make('button', 'sheet-close', '×');
  cross.type = 'button';
  cross.setAttribute('aria-label', close);
  cross.addEventListener('click', () => sheet.close());
  const heading = make('h2', '', title);
  heading.id = 'sheet-title';
  sheet.replaceChildren(cross, heading, ...content);
  if (!sheet.open) sheet.showModal();
}

/** A name with its value, such as a hash. */
export function factList(facts: readonly (readonly [name: string, value: string])[]): HTMLElement {
  const list = make('dl', 'facts');
  for (const [name, value] of facts) {
    const shown = make('dd');
    shown.append(make('code', '', value));
    list.append(make('dt', '', name), shown);
  }
  return list;
}
