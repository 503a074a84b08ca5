import { make } from '../../../shell/client/page-data.ts';
import type { FinishedRound } from '../../table-messages.ts';
import type { TableTexts } from '../../texts/table-texts.ts';
import { roadOf } from './road-of.ts';

const ROWS = 6;
const COLUMNS = 8;
const TIE = 'TIE';

/** The big road: streaks of one winner go down a column, another winner begins the next; ties are marked on the last one. */
export class BeadRoad {
  readonly element = make('div', 'road');

  constructor(texts: TableTexts) {
    this.element.setAttribute('role', 'img');
    this.element.setAttribute('aria-label', texts.lastResults);
  }

  show(results: readonly FinishedRound[]): void {
    const columns = roadOf(results.map(({ winner = TIE }) => winner)).slice(-COLUMNS);
    const beads = columns.flatMap((column, x) =>
      column.slice(0, ROWS).map(({ winner, ties }, y) => {
        const bead = make('span', `bead side-${winner.toLowerCase()}`, ties > 0 ? String(ties) : '');
        bead.style.gridColumn = String(x + 1);
        bead.style.gridRow = String(y + 1);
        return bead;
      }),
    );
    this.element.replaceChildren(...beads);
  }
}
