import { make } from '../../shell/client/page-data.ts';
import type { CardPageData } from '../card-page.ts';

/** `jacks-or-better` as a text of the page's language. */
export function nameIn(names: Readonly<Record<string, string>>, id: string): string {
  return names[id] ?? id;
}

/** What each bet pays, as tables. @param hand that is marked */
export function drawPayLists(
  { pays, texts }: CardPageData,
  lang: string,
  hand: string | null,
): HTMLTableElement[] {
  return pays.map(({ bet, lines }) => {
    const table = make('table', 'pay-list');
    table.createCaption().textContent = nameIn(texts.bets, bet);
    const body = table.createTBody();
    for (const [name, toOne] of lines) {
      const row = body.insertRow();
      row.classList.toggle('made', name === hand);
      const head = make('th', '', nameIn(texts.hands, name));
      head.scope = 'row';
      row.append(head);
      // A hand that is paid by a table is paid in stakes, all others in profit.
      const pay = toOne.toLocaleString(lang);
      row.insertCell().textContent = bet === 'hand' ? `${(toOne + 1).toLocaleString(lang)}×` : `${pay} : 1`;
    }
    return table;
  });
}
