import { escapeHtml } from '../../consoles/html.ts';
import type { Competitor } from '../book.ts';
import { pickText } from '../client/market-words.ts';
import { clubCloth, largeCrest, playerMark } from '../crests/crest.ts';
import { fillText, type PageParts } from './book-page.ts';
import { clockText, scoreText } from './clock-text.ts';
import type { ListedEvent } from './event-row.ts';
import { rowOffers } from './offers.ts';
import { hrefOf } from './place.ts';
import { priceButton } from './price-button.ts';
import { dayText, timeText, untilText } from './site-days.ts';
import { SPORT_LOOKS } from './sport-looks.ts';
import { dayOf } from '../world/site-time.ts';

/** Fewer than this leave a hole beside the first. */
const CARDS = 3;

/** The matches that people look for first: of the best leagues, one that is to come and then live ones. */
export function chooseFeatured(listed: readonly ListedEvent[]): ListedEvent[] {
  const open = listed.filter(({ event, status, offers }) => {
    const { main } = rowOffers(offers, event.league.sport);
    return main !== null && !status.isSuspended;
  });
  const ranked = open.toSorted(
    (a, b) =>
      a.event.league.rank - b.event.league.rank || evenness(a) - evenness(b) || a.event.id - b.event.id,
  );
  const top = ranked.find(({ status }) => status.phase === 'upcoming') ?? ranked[0];
  if (top === undefined) return [];
  const others = ranked.filter((one) => one !== top);
  const live = others.filter(({ status }) => status.phase === 'live');
  const rest = others.filter(({ status }) => status.phase !== 'live');
  const chosen = [top, ...live.slice(0, 1), ...rest, ...live.slice(1)].slice(0, CARDS);
  return chosen.length === CARDS ? chosen : [];
}

/** Small for matches without a favourite. */
function evenness({ event, offers }: ListedEvent): number {
  const { main } = rowOffers(offers, event.league.sport);
  return Math.max(...(main?.picks ?? []).map(({ chance }) => chance), 0);
}

export function featuredCards(listed: readonly ListedEvent[], parts: PageParts): string {
  if (listed.length === 0) return '';
  const cards = listed.map((one, at) => (at === 0 ? topCard(one, parts) : card(one, parts)));
  return `<section class="hls" aria-label="${parts.texts.featured}" tabindex="0">${cards.join('')}</section>`;
}

const clothOf = (side: Competitor, edge: 'l' | 'r'): string =>
  `<div class="cw ${edge}"><svg viewBox="0 0 64 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${clubCloth(side)}</svg></div>`;

export const bigCrest = (side: Competitor, { event }: Pick<ListedEvent, 'event'>): string =>
  SPORT_LOOKS[event.league.sport].hasCrests ? largeCrest(side) : playerMark(side);

function topCard(listed: ListedEvent, parts: PageParts): string {
  const { event, status } = listed;
  const { home, away, league, startsAt } = event;
  const until = untilText(startsAt, parts);
  const middle =
    status.phase === 'live'
      ? `<strong class="sco" data-score="${event.id}">${scoreText(status.tracker)}</strong><span class="lv" data-clock="${event.id}">${clockText(league.sport, status, parts)}</span>`
      : `<time datetime="${startsAt.toISOString()}">${timeText(startsAt, parts)}</time><span>${dayText(dayOf(startsAt), parts)}</span>${until === null ? '' : `<span class="un">${until}</span>`}`;
  const side = (one: Competitor) => `<div>${bigCrest(one, listed)}<b>${escapeHtml(one.name)}</b></div>`;
  return `<article class="hl top">${clothOf(home, 'l')}${clothOf(away, 'r')}
<header><b class="kick">${status.phase === 'live' ? parts.texts.liveNow : parts.texts.matchOfTheDay}</b><span class="one">${escapeHtml(league.name[parts.lang])}</span></header>
<a class="vs" href="${hrefOf({ event: event.id })}">${side(home)}<p>${middle}</p>${side(away)}</a>${cardPrices(listed, parts)}</article>`;
}

function card(listed: ListedEvent, parts: PageParts): string {
  const { event, status } = listed;
  const { home, away, league, startsAt } = event;
  const isLive = status.phase === 'live';
  const when = isLive
    ? `<b class="lv">${parts.texts.live} <span data-clock="${event.id}">${clockText(league.sport, status, parts)}</span></b>`
    : `<b><time datetime="${startsAt.toISOString()}">${dayText(dayOf(startsAt), parts)} ${timeText(startsAt, parts)}</time></b>`;
  const middle = isLive
    ? `<em data-score="${event.id}">${scoreText(status.tracker)}</em>`
    : '<em class="v" aria-hidden="true">–</em>';
  return `<article class="hl">${clothOf(home, 'l')}${clothOf(away, 'r')}
<header>${when}<span class="one">${escapeHtml(league.name[parts.lang])}</span></header>
<a class="pair" href="${hrefOf({ event: event.id })}"><span>${bigCrest(home, listed)}<b title="${escapeHtml(home.name)}">${escapeHtml(home.name)}</b></span>${middle}<span>${bigCrest(away, listed)}<b title="${escapeHtml(away.name)}">${escapeHtml(away.name)}</b></span></a>${cardPrices(listed, parts)}</article>`;
}

function cardPrices({ event, offers }: ListedEvent, parts: PageParts): string {
  const { sport } = event.league;
  const { main } = rowOffers(offers, sport);
  if (main === null) return '';
  const named = { sport, home: event.home.name, away: event.away.name, market: main.id };
  const cells = main.picks.map((offered) => {
    const side = pickText(named, offered.pick, parts.markets);
    const said = offered.pick === 'X' ? side : fillText(parts.texts.wins, { side });
    return priceButton({ event: event.id, market: main.id, offered, said, label: offered.pick }, parts);
  });
  return `<div class="odds named c${cells.length}">${cells.join('')}</div>`;
}
