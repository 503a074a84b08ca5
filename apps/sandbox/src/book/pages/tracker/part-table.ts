import { escapeHtml } from '../../../consoles/html.ts';
import type { Competitor, Tracker } from '../../book.ts';
import type { PageParts } from '../book-page.ts';
import { PART_NAMES } from '../clock-text.ts';
import type { ListedEvent } from '../event-row.ts';

const POINTS = ['0', '15', '30', '40'];
const TIE_BREAK_GAMES = 6;

/** Points of a tennis game as they are called; those of a tie-break are counted. */
export function pointTexts({
  points,
  parts,
}: Tracker): { readonly home: string; readonly away: string } | null {
  if (points === null) return null;
  const { home, away } = points;
  const games = parts.at(-1);
  if (games?.home === TIE_BREAK_GAMES && games.away === TIE_BREAK_GAMES) {
    return { home: String(home), away: String(away) };
  }
  if (home >= 3 && away >= 3) {
    const called = (own: number, other: number) => (own > other ? 'A' : '40');
    return { home: called(home, away), away: called(away, home) };
  }
  return { home: POINTS[home] ?? '40', away: POINTS[away] ?? '40' };
}

/** Scores of the sets, quarters or maps so far; none for a match of one part. */
export function partTable({ event, status }: ListedEvent, { texts }: PageParts): string {
  const { tracker } = status;
  const name = PART_NAMES[event.league.sport];
  if (
    tracker === null ||
    name === 'leg' ||
    event.league.sport === 'football' ||
    (name === 'half' && tracker.parts.length < 2)
  )
    return '';
  const points = pointTexts(tracker);
  const heads = tracker.parts.map((_, at) => `<th scope="col">${at + 1}</th>`).join('');
  const row = (side: Competitor, key: 'home' | 'away') => {
    const other = key === 'home' ? 'away' : 'home';
    const cells = tracker.parts.map((part, at) => {
      const isRunning = at === tracker.parts.length - 1 && status.phase === 'live';
      const style = isRunning ? ' class="run"' : part[key] > part[other] ? ' class="won"' : '';
      return `<td${style}>${part[key]}</td>`;
    });
    const serves = tracker.server === key ? `<i class="sv"><span class="vh">${texts.serves}</span></i>` : '';
    const called = points === null ? '' : `<td class="pts">${points[key]}</td>`;
    return `<tr><th scope="row"><span class="one">${escapeHtml(side.name)}</span>${serves}</th>${cells.join('')}${called}<td class="tot">${tracker.score[key]}</td></tr>`;
  };
  const total = name === 'set' || name === 'map' ? texts.incidents[name] : texts.total;
  const head = points === null ? '' : `<th scope="col">${texts.points}</th>`;
  return `<div class="ptab"><table><thead><tr><th scope="col"><span class="vh">${texts.side}</span></th>${heads}${head}<th scope="col">${total}</th></tr></thead><tbody>${row(event.home, 'home')}${row(event.away, 'away')}</tbody></table></div>`;
}
