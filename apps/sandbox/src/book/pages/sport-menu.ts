import { escapeHtml } from '../../consoles/html.ts';
import { type SportId, sportIds } from '../book.ts';
import { leagueMark } from '../crests/crest.ts';
import type { PageParts } from './book-page.ts';
import { icon } from './icons.ts';
import { groupByLeague } from './league-group.ts';
import { hrefOf, type Place } from './place.ts';
import { SPORT_LOOKS } from './sport-looks.ts';

const POPULAR = 6;

interface MenuEntry {
  readonly href: string;
  readonly icon: Parameters<typeof icon>[0];
  readonly name: string;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly isLive: boolean;
}

/** How many matches the sports of a view have, in the order of the menu; sports without any are left out. */
export function countSports(place: Pick<Place, 'view'>, { listed, live }: PageParts): Map<SportId, number> {
  const events = Map.groupBy(place.view === 'live' ? live : listed, ({ league }) => league.sport);
  const counts = sportIds.map((sport) => [sport, events.get(sport)?.length ?? 0] as const);
  const isShown = (sport: SportId) => place.view !== 'esport' || SPORT_LOOKS[sport].isEsport;
  return new Map(counts.filter(([sport, count]) => count > 0 && isShown(sport)));
}

function entriesOf(place: Place, sport: SportId | null, parts: PageParts): MenuEntry[] {
  const { book, texts } = parts;
  const isEsport = place.view === 'esport';
  const live = book
    .list({ phase: 'live' })
    .filter(({ league }) => !isEsport || SPORT_LOOKS[league.sport].isEsport);
  const first: MenuEntry = {
    href: hrefOf({ view: 'live' }),
    icon: 'live',
    name: texts.live,
    count: live.length,
    isCurrent: place.view === 'live' && sport === null && place.event === null,
    isLive: true,
  };
  const ofView = place.view === 'live' ? ({ view: 'live' } as const) : { view: place.view };
  const sports = [...countSports(place, parts)].map(([one, count]) => ({
    href: hrefOf({ ...ofView, sport: one }),
    icon: one,
    name: texts.sports[one],
    count,
    isCurrent: one === sport,
    isLive: false,
  }));
  return [first, ...sports];
}

const linkOf = ({ href, icon: name, name: text, count, isCurrent, isLive }: MenuEntry): string =>
  `<a href="${href}"${isLive ? ' class="lvm"' : ''}${isCurrent ? ' aria-current="page"' : ''}>${icon(name)}<span>${escapeHtml(text)}</span><b class="n">${count}</b></a>`;

/** The rail beside a list; phones have {@link sportRail} instead. */
export function sportMenu(place: Place, sport: SportId | null, parts: PageParts): string {
  const leagues = popularLeagues(place, sport, parts);
  return `<nav class="menu" aria-label="${parts.texts.sportMenu}">${entriesOf(place, sport, parts).map(linkOf).join('')}</nav>${leagues}`;
}

export function sportRail(place: Place, sport: SportId | null, parts: PageParts): string {
  return `<nav class="mrail" aria-label="${parts.texts.sportMenu}">${entriesOf(place, sport, parts).map(linkOf).join('')}</nav>`;
}

function popularLeagues(place: Place, sport: SportId | null, { listed, lang, texts }: PageParts): string {
  const view = place.view === 'live' ? 'prematch' : place.view;
  const shown = listed.filter(
    ({ league }) =>
      (sport === null || league.sport === sport) && (view !== 'esport' || SPORT_LOOKS[league.sport].isEsport),
  );
  const links = groupByLeague(shown, ({ league }) => league)
    .slice(0, POPULAR)
    .map(({ league, items }) => {
      const current = league.id === place.league ? ' aria-current="page"' : '';
      return `<a href="${hrefOf({ view, league: league.id })}"${current}>${leagueMark(league.id)}<span class="one">${escapeHtml(league.name[lang])}</span><b class="n">${items.length}</b></a>`;
    });
  if (links.length === 0) return '';
  return `<nav class="menu ligs" aria-labelledby="top-leagues"><h2 id="top-leagues">${texts.popularLeagues}</h2>${links.join('')}</nav>`;
}
