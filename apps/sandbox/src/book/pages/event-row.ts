import type { Offer } from '@baize/games/sports';

import { escapeHtml } from '../../consoles/html.ts';
import type { BookEvent, Competitor, EventStatus } from '../book.ts';
import { lineText, pickText, readMarket } from '../client/market-words.ts';
import { smallCrest } from '../crests/crest.ts';
import { fillText, type PageParts } from './book-page.ts';
import { clockText } from './clock-text.ts';
import { icon } from './icons.ts';
import { rowOffers } from './offers.ts';
import { hrefOf } from './place.ts';
import { noPrice, priceButton } from './price-button.ts';
import { dayText, timeText } from './site-days.ts';
import { SPORT_LOOKS } from './sport-looks.ts';
import { dayOf } from '../world/site-time.ts';

/** A match with what is on sale of it. */
export interface ListedEvent {
  readonly event: BookEvent;
  readonly status: EventStatus;
  readonly version: number;
  readonly offers: readonly Offer[];
  /** Whether its row names the day; not needed below the heading of a day. */
  readonly showsDay?: boolean;
}

export function listEvent(event: BookEvent, { book }: PageParts): ListedEvent {
  const { version, offers } = book.snapshot(event.id);
  return { event, status: book.status(event.id), version, offers };
}

/** A match as a row of a list. @param headLine the line that the head of the columns names, in quarters */
export function eventRow(listed: ListedEvent, headLine: number | null, parts: PageParts): string {
  const { event, status, offers } = listed;
  const { id, home, away, league } = event;
  const { main, total, more } = rowOffers(offers, league.sport);
  const look = SPORT_LOOKS[league.sport];
  const isLive = status.phase === 'live';
  const isTwoWay = look.main.picks.length === 2;
  const href = hrefOf({ event: id });
  const label = fillText(parts.texts.moreMarkets, { n: more });
  return `<li class="ev${isLive ? ' live' : ''}${status.isSuspended ? ' is-off' : ''}" data-row="${id}">
<div class="when">${whenText(listed, parts)}<span class="su">${icon('lock')}${parts.texts.suspended}</span><span class="mn">+${more}</span></div>
<a class="tm" href="${href}">${sideLine(home, 'home', listed, parts)}${sideLine(away, 'away', listed, parts)}</a>
<div class="odds${isTwoWay ? ' two' : ''}">${mainCells(listed, main, parts)}</div>
<div class="odds ou">${totalCells(listed, total, headLine, parts)}</div>
<a class="cn" href="${href}" tabindex="-1" aria-hidden="true" title="${label}">+${more}</a>
</li>`;
}

function whenText({ event, status, showsDay }: ListedEvent, parts: PageParts): string {
  if (status.phase !== 'live') {
    const day = showsDay ? `<span class="dy">${dayText(dayOf(event.startsAt), parts)}</span>` : '';
    return `<b><time datetime="${event.startsAt.toISOString()}">${timeText(event.startsAt, parts)}</time></b>${day}`;
  }
  return `<b class="lv">${parts.texts.live}</b><span class="ck" data-clock="${event.id}">${clockText(event.league.sport, status, parts)}</span>`;
}

function sideLine(
  side: Competitor,
  key: 'home' | 'away',
  { event, status }: ListedEvent,
  { texts }: PageParts,
): string {
  const crest = SPORT_LOOKS[event.league.sport].hasCrests ? smallCrest(side) : '';
  const { tracker, phase } = status;
  const score = phase === 'live' && tracker !== null ? tracker.score[key] : '';
  const points = phase === 'live' && tracker !== null ? partScore(key, tracker) : '';
  return `<span>${crest}<i class="one">${escapeHtml(side.name)}</i>${redMark(event, key, status, texts)}${points}<em data-score="${event.id}.${key}">${score}</em></span>`;
}

/** Red cards of a side, not shown without any; sports that have none have no place for them. */
function redMark(
  { id, league }: BookEvent,
  key: 'home' | 'away',
  { tracker, phase }: EventStatus,
  { counts }: PageParts['texts'],
): string {
  if (SPORT_LOOKS[league.sport].ground !== 'pitch' || phase !== 'live') return '';
  const count = tracker?.counts['redCards']?.[key] ?? 0;
  return `<b class="rc"><span class="vh">${counts['redCards']}: </span><span data-reds="${id}.${key}">${count === 0 ? '' : count}</span></b>`;
}

/** Of the running set, beside the sets; sports that count one score have none. */
function partScore(key: 'home' | 'away', tracker: NonNullable<EventStatus['tracker']>): string {
  const running = tracker.parts.at(-1);
  const total = tracker.parts.reduce((sum, part) => sum + part[key], 0);
  return running === undefined || total === tracker.score[key] ? '' : `<small>${running[key]}</small>`;
}

function mainCells({ event }: ListedEvent, main: Offer | null, parts: PageParts): string {
  const { picks } = SPORT_LOOKS[event.league.sport].main;
  const named = { sport: event.league.sport, home: event.home.name, away: event.away.name };
  return picks
    .map((pick) => {
      const offered = main?.picks.find((one) => one.pick === pick);
      if (!main || !offered) return noPrice();
      const side = pickText({ ...named, market: main.id }, pick, parts.markets);
      const said = pick === 'X' ? side : fillText(parts.texts.wins, { side });
      return priceButton({ event: event.id, market: main.id, offered, said }, parts);
    })
    .join('');
}

function totalCells(
  { event }: ListedEvent,
  total: Offer | null,
  headLine: number | null,
  parts: PageParts,
): string {
  const named = { sport: event.league.sport, home: event.home.name, away: event.away.name };
  return ['under', 'over']
    .map((pick) => {
      const offered = total?.picks.find((one) => one.pick === pick);
      if (!total || !offered) return noPrice();
      const { line } = readMarket(total.id);
      const said = pickText({ ...named, market: total.id }, pick, parts.markets);
      const button = priceButton({ event: event.id, market: total.id, offered, said }, parts);
      const shown = line === headLine ? '' : lineText(line, parts.markets);
      return button.replace('<b>', `<span class="ln" aria-hidden="true">${shown}</span><b>`);
    })
    .join('');
}
