import { escapeHtml } from '../../consoles/html.ts';
import type { BookEvent, Competitor } from '../book.ts';
import { smallCrest } from '../crests/crest.ts';
import { fillText, type PageParts } from './book-page.ts';
import { clockText, scoreText } from './clock-text.ts';
import { emptyState } from './empty-state.ts';
import { listEvent, type ListedEvent } from './event-row.ts';
import { icon } from './icons.ts';
import { groupByLeague } from './league-group.ts';
import { marketCards } from './market-cards.ts';
import { scoreBoard } from './score-board.ts';
import { hrefOf, type Place } from './place.ts';
import { sportMenu } from './sport-menu.ts';
import { SPORT_LOOKS } from './sport-looks.ts';
import { trackerPanel } from './tracker/tracker-panel.ts';
import type { View } from './view.ts';

/** A match: its score, its tracker and all of its markets. */
export function eventView(place: Place, parts: PageParts): View {
  const event = place.event === null ? null : parts.book.find(place.event);
  if (event === null) return unknownEvent(place, parts);
  const listed = listEvent(event, parts);
  const isLive = listed.status.phase === 'live';
  const { sport } = event.league;
  return {
    title: `${event.home.name} – ${event.away.name}`,
    events: [listed],
    whole: event.id,
    rail: isLive ? liveRail(event, parts) : sportMenu({ ...place, view: 'prematch' }, sport, parts),
    top: isLive ? liveCrumbs(event, parts) : crumb(event, place, parts),
    main: `<div id="event"${listed.status.isSuspended ? ' class="is-off"' : ''}>${eventHead(listed, parts)}<div id="markets">${marketPart(listed, parts)}</div></div>`,
  };
}

/** The header and tracker, which a message of the server can replace. */
export function eventHead(listed: ListedEvent, parts: PageParts): string {
  return `<div id="match">${scoreBoard(listed, parts)}${trackerPanel(listed, parts)}</div>`;
}

/** The markets, which a message of the server can replace. */
export function marketPart({ event, status, offers }: ListedEvent, parts: PageParts): string {
  const { texts } = parts;
  if (status.phase === 'ended')
    return emptyState({ icon: 'check', title: texts.ended, hint: texts.endedHint });
  if (status.phase === 'abandoned') {
    return emptyState({ icon: 'alert', title: texts.abandoned, hint: texts.abandonedHint });
  }
  return marketCards(event, offers, parts);
}

function unknownEvent(place: Place, parts: PageParts): View {
  const { texts } = parts;
  const action = `<a class="btn line" href="${hrefOf({ view: place.view })}">${texts.showPrematch}</a>`;
  return {
    title: texts.unknownEvent,
    events: [],
    rail: sportMenu(place, null, parts),
    top: '',
    main: `<h1 class="vh" tabindex="-1">${texts.unknownEvent}</h1>${emptyState({ icon: 'search', title: texts.unknownEvent, hint: texts.unknownEventHint, action })}`,
  };
}

function crumb({ league }: BookEvent, place: Place, { texts }: PageParts): string {
  const text = fillText(texts.backToSport, { sport: texts.sports[league.sport] });
  const view = place.view === 'live' ? 'prematch' : place.view;
  return `<nav class="crumb"><a href="${hrefOf({ view, sport: league.sport })}">${icon('left')}<span>${text}</span></a></nav>`;
}

const MOST_CRUMBS = 12;

/** Other live matches, for phones: the one that is shown first. */
function liveCrumbs(event: BookEvent, parts: PageParts): string {
  const { book, texts } = parts;
  const others = parts.live.filter(({ id }) => id !== event.id);
  const links = [event, ...others].slice(0, MOST_CRUMBS).map((one) => {
    const status = book.status(one.id);
    const current = one.id === event.id ? ' aria-current="page"' : '';
    return `<a href="${hrefOf({ event: one.id })}"${current}><b>${one.home.short}</b> <span data-score="${one.id}">${scoreText(status.tracker)}</span> <b>${one.away.short}</b><small data-clock="${one.id}">${clockText(one.league.sport, status, parts)}</small></a>`;
  });
  return `<nav class="crumb live" aria-label="${texts.allLive}"><a class="ico" href="${hrefOf({ view: 'live' })}" aria-label="${texts.allLive}">${icon('left')}</a><div>${links.join('')}</div></nav>`;
}

const MOST_LIVE = 16;

/** Other live matches, for wide screens. */
function liveRail(event: BookEvent, parts: PageParts): string {
  const { live, texts } = parts;
  const sameSport = live.filter(({ league }) => league.sport === event.league.sport);
  const others = live.filter(({ league }) => league.sport !== event.league.sport);
  const shown = [...sameSport, ...others].slice(0, MOST_LIVE);
  const groups = groupByLeague(shown, ({ league }) => league).map(
    ({ league, items }) =>
      `<h3 class="one">${escapeHtml(league.name[parts.lang])}</h3><ul>${items.map((one) => railRow(one, event, parts)).join('')}</ul>`,
  );
  return `<section class="llist" aria-label="${texts.live}"><header><h2>${texts.live}</h2><span class="cnt">${fillText(texts.matches, { n: live.length })}</span></header>${groups.join('')}<a class="all" href="${hrefOf({ view: 'live' })}">${texts.allLive}</a></section>`;
}

function railRow(one: BookEvent, event: BookEvent, parts: PageParts): string {
  const status = parts.book.status(one.id);
  const line = (side: Competitor, key: 'home' | 'away') =>
    `<span>${SPORT_LOOKS[one.league.sport].hasCrests ? smallCrest(side) : ''}<i class="one">${escapeHtml(side.name)}</i><em data-score="${one.id}.${key}">${status.tracker?.score[key] ?? ''}</em></span>`;
  const current = one.id === event.id ? ' aria-current="page"' : '';
  return `<li><a href="${hrefOf({ event: one.id })}"${current}><span class="mi" data-clock="${one.id}">${clockText(one.league.sport, status, parts)}</span><span class="tt">${line(one.home, 'home')}${line(one.away, 'away')}</span></a></li>`;
}
