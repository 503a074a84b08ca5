import { escapeHtml } from '../../consoles/html.ts';
import { type BookEvent, type SportId, sportIds } from '../book.ts';
import { dayOf } from '../world/site-time.ts';
import { fillText, type PageParts } from './book-page.ts';
import { emptyState } from './empty-state.ts';
import { type ListedEvent, listEvent } from './event-row.ts';
import { chooseFeatured, featuredCards } from './featured.ts';
import { closedLeague, groupByLeague, leagueGroup, matchCount } from './league-group.ts';
import { icon } from './icons.ts';
import { hrefOf, type Place } from './place.ts';
import { dayName, dayNumber, dayText } from './site-days.ts';
import { countSports, sportMenu, sportRail } from './sport-menu.ts';
import { SPORT_LOOKS } from './sport-looks.ts';
import type { View } from './view.ts';

const DAYS = 14;
/** Rows that a page has from the beginning; the other leagues are loaded when they are opened. */
const ROWS = 32;
/** Fewer leave a screen half empty. */
const FEW_ROWS = 12;

/** Matches of a sport and a day, or of a league. */
export function listView(place: Place, parts: PageParts): View {
  const sport = sportOf(place, parts);
  const league = parts.book.leagues().find(({ id }) => id === place.league) ?? null;
  const all = parts.listed.filter((event) =>
    league === null ? event.league.sport === sport : event.league.id === league.id,
  );
  const byDay = Map.groupBy(all, (event) => shownDay(event, parts));
  const days = new Map([...byDay].map(([one, { length }]) => [one, length]));
  const day = chooseDay(place, days, parts);
  const title = league?.name[parts.lang] ?? parts.texts.sports[sport];
  const { html, shown } = league === null ? groupsOf(byDay, day, parts) : wholeLeague(all, parts);
  const dates =
    league === null ? dayChips(place, sport, { day, days }, parts) : backToSport(sport, place, parts);
  return {
    title,
    events: shown,
    rail: sportMenu(place, sport, parts),
    top: sportRail(place, sport, parts),
    main: `${tools(title, matchCount(all.length, parts), parts)}${dates}<div id="list">${html}</div>`,
  };
}

/** The sport of a place, else the first one that has matches. */
function sportOf(place: Place, parts: PageParts): SportId {
  const league = parts.book.leagues().find(({ id }) => id === place.league);
  if (league !== undefined) return league.sport;
  const fits = place.sport !== null && (place.view !== 'esport' || SPORT_LOOKS[place.sport].isEsport);
  if (fits && place.sport !== null) return place.sport;
  const [first] = countSports(place, parts).keys();
  return first ?? (place.view === 'esport' ? 'rounds' : sportIds[0]);
}

/** A match that began yesterday and is still going on is among those of today. */
const shownDay = ({ startsAt }: BookEvent, { now }: PageParts): number =>
  Math.max(dayOf(startsAt), dayOf(now));

/** Today, or the next day with matches. */
function chooseDay(place: Place, days: ReadonlyMap<number, number>, { now }: PageParts): number {
  const today = dayOf(now);
  const wanted = place.day === null ? null : dayNumber(place.day);
  if (wanted !== null && wanted >= today && wanted < today + DAYS) return wanted;
  const later = [...days.keys()].filter((day) => day >= today).toSorted((a, b) => a - b);
  return later[0] ?? today;
}

export function tools(title: string, count: string, { texts }: PageParts): string {
  return `<div class="stools"><h1 tabindex="-1">${escapeHtml(title)}</h1><span class="cnt">${count}</span><label class="field sfind">${icon('search')}<input type="search" id="search" autocomplete="off" enterkeyhint="search" maxlength="60" placeholder="${texts.searchPlaceholder}" aria-label="${texts.search}"></label></div>`;
}

function dayChips(
  place: Place,
  sport: SportId,
  { day, days }: { readonly day: number; readonly days: ReadonlyMap<number, number> },
  parts: PageParts,
): string {
  const today = dayOf(parts.now);
  const chips = Array.from({ length: DAYS }, (_, ahead) => today + ahead)
    .filter((one) => one === today || days.has(one))
    .map((one) => {
      const count = days.get(one) ?? 0;
      const href = hrefOf({ view: place.view, sport, day: dayName(one) });
      return `<a class="chip" href="${href}"${one === day ? ' aria-current="date"' : ''}>${dayText(one, parts)}<b>${count}</b></a>`;
    });
  return `<nav class="dates" aria-label="${parts.texts.days}"><button type="button" class="ico find-m" data-find aria-label="${parts.texts.search}">${icon('search')}</button>${chips.join('')}</nav>`;
}

const backToSport = (sport: SportId, place: Place, { texts }: PageParts): string =>
  `<nav class="dates"><a class="chip back" href="${hrefOf({ view: place.view, sport })}">${icon('left')}${fillText(texts.backToSport, { sport: texts.sports[sport] })}</a></nav>`;

interface Groups {
  readonly html: string;
  readonly shown: readonly ListedEvent[];
}

/** The matches of a day; today's are followed by those of the next day if they are few. */
function groupsOf(days: ReadonlyMap<number, readonly BookEvent[]>, day: number, parts: PageParts): Groups {
  const shown: ListedEvent[] = [];
  const html = dayGroups(days.get(day) ?? [], day, shown, parts);
  const featured = featuredCards(chooseFeatured(shown), parts);
  const next = [...days.keys()].filter((other) => other > day).toSorted((a, b) => a - b)[0];
  const isFew = day === dayOf(parts.now) && shown.length < FEW_ROWS && next !== undefined;
  if (shown.length === 0 && !isFew) return { html: noEvents(parts), shown };
  const later = isFew
    ? `<h2 class="day">${dayText(next, parts)}</h2>${dayGroups(days.get(next) ?? [], next, shown, parts)}`
    : '';
  return { html: `${featured}${html}${later}`, shown };
}

/** @param shown receives the matches whose prices are on the page */
function dayGroups(
  events: readonly BookEvent[],
  day: number,
  shown: ListedEvent[],
  parts: PageParts,
): string {
  const groups = groupByLeague(events, ({ league }) => league).map(({ league, items }) => {
    const isFull = shown.length > 0 && shown.length + items.length > ROWS;
    if (isFull) return closedLeague(league, items.length, dayName(day), parts);
    const listed = items.map((event) => listEvent(event, parts));
    shown.push(...listed);
    return leagueGroup({ league, events: listed, key: `${league.id} ${day}` }, parts);
  });
  return groups.join('');
}

function wholeLeague(events: readonly BookEvent[], parts: PageParts): Groups {
  if (events.length === 0) return { html: noEvents(parts), shown: [] };
  const shown = events.map((event) => listEvent(event, parts));
  const days = Map.groupBy(shown, ({ event }) => shownDay(event, parts));
  const html = [...days].map(([day, listed]) => {
    const [first] = listed;
    if (first === undefined) return '';
    const text = dayText(day, parts);
    return `<h2 class="day">${text}</h2>${leagueGroup({ league: first.event.league, events: listed, key: `${first.event.league.id} ${day}` }, parts)}`;
  });
  return { html: html.join(''), shown };
}

const noEvents = (parts: PageParts): string =>
  emptyState({ icon: 'calendar', title: parts.texts.nothingThatDay });

/** Rows of a league that a page had closed. */
export function leaguePart(place: Place, parts: PageParts): Groups {
  const league = parts.book.leagues().find(({ id }) => id === place.league);
  if (league === undefined) return { html: '', shown: [] };
  const day = place.day === null ? null : dayNumber(place.day);
  const events = parts.listed.filter(
    (event) => event.league.id === league.id && (day === null || shownDay(event, parts) === day),
  );
  const listed = events.map((event) => listEvent(event, parts));
  return {
    html: leagueGroup({ league, events: listed, key: `${league.id} ${day ?? ''}` }, parts),
    shown: listed,
  };
}
