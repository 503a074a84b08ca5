import { type BookEvent, sportIds } from '../book.ts';
import type { PageParts } from './book-page.ts';
import { emptyState } from './empty-state.ts';
import { type ListedEvent, listEvent } from './event-row.ts';
import { chooseFeatured, featuredCards } from './featured.ts';
import { icon } from './icons.ts';
import { groupByLeague, leagueGroup, matchCount } from './league-group.ts';
import { tools } from './list-view.ts';
import { hrefOf, type Place } from './place.ts';
import { sportMenu, sportRail } from './sport-menu.ts';
import type { View } from './view.ts';

/** All matches that are going on, by sport and league. */
export function liveView(place: Place, parts: PageParts): View {
  const { live, texts } = parts;
  const shown = place.sport === null ? live : live.filter(({ league }) => league.sport === place.sport);
  const events = shown.map((event) => listEvent(event, parts));
  return {
    title: place.sport === null ? texts.titles.live : `${texts.live} · ${texts.sports[place.sport]}`,
    events,
    rail: sportMenu(place, place.sport, parts),
    top: sportRail(place, place.sport, parts),
    main: `${tools(texts.titles.live, matchCount(live.length, parts), parts)}${sportChips(place, live, parts)}<div id="list">${groups(events, parts)}</div>`,
  };
}

function sportChips(place: Place, live: readonly BookEvent[], { texts }: PageParts): string {
  const chip = (href: string, name: string, count: number, isCurrent: boolean) =>
    `<a class="chip" href="${href}"${isCurrent ? ' aria-current="true"' : ''}>${name}<b>${count}</b></a>`;
  const chips = sportIds.flatMap((sport) => {
    const count = live.filter(({ league }) => league.sport === sport).length;
    return count === 0
      ? []
      : [chip(hrefOf({ view: 'live', sport }), texts.sports[sport], count, sport === place.sport)];
  });
  const all = chip(hrefOf({ view: 'live' }), texts.all, live.length, place.sport === null);
  return `<nav class="dates" aria-label="${texts.titles.live}"><button type="button" class="ico find-m" data-find aria-label="${texts.search}">${icon('search')}</button>${all}${chips.join('')}</nav>`;
}

function groups(events: readonly ListedEvent[], parts: PageParts): string {
  const { texts } = parts;
  if (events.length === 0) {
    const action = `<a class="btn line" href="${hrefOf({ view: 'prematch' })}">${texts.showPrematch}</a>`;
    return emptyState({ icon: 'live', title: texts.nothingLive, hint: texts.nothingLiveHint, action });
  }
  const sections = sportIds.flatMap((sport) => {
    const listed = events.filter(({ event }) => event.league.sport === sport);
    if (listed.length === 0) return [];
    const leagues = groupByLeague(listed, ({ event }) => event.league);
    const html = leagues.map(({ league, items }) => leagueGroup({ league, events: items }, parts)).join('');
    const head = `<h2 class="day">${icon(sport)}${texts.sports[sport]}</h2>`;
    return `<section class="stack" data-sport="${sport}">${head}${html}</section>`;
  });
  return featuredCards(chooseFeatured(events), parts) + sections.join('');
}
