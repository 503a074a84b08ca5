import { escapeHtml } from '../../consoles/html.ts';
import type { PageParts } from './book-page.ts';
import { eventView } from './event-view.ts';
import { matchCount } from './league-group.ts';
import { listView } from './list-view.ts';
import { liveView } from './live-view.ts';
import type { Place } from './place.ts';
import { searchEvents } from './search-view.ts';
import type { View } from './view.ts';

/** What a page shows at a place. */
export function showPlace(place: Place, parts: PageParts): View {
  if (place.event !== null) return eventView(place, parts);
  const isLive = place.view === 'live' && place.league === null;
  const view = isLive ? liveView(place, parts) : listView(place, parts);
  if (place.search === '') return view;
  const { title, html, shown } = searchEvents(place, parts);
  const main = view.main
    .replace(/<div id="list">[\s\S]*<\/div>$/, () => `<div id="list">${html}</div>`)
    .replace(/(<h1 [^>]*>)[^<]*/, (_, tag: string) => tag + escapeHtml(title))
    .replace(/<span class="cnt">[^<]*/, () => `<span class="cnt">${matchCount(shown.length, parts)}`)
    // No day or sport is chosen while all are searched.
    .replaceAll(/(class="chip"[^>]*) aria-current="[a-z]+"/g, '$1');
  return { ...view, title, events: shown, main };
}
