import { escapeHtml } from '../../consoles/html.ts';
import type { Competitor, Tracker } from '../book.ts';
import { clubCloth } from '../crests/crest.ts';
import { dayOf } from '../world/site-time.ts';
import type { PageParts } from './book-page.ts';
import { clockText, partText, scoreText } from './clock-text.ts';
import { countryName } from './country-name.ts';
import type { ListedEvent } from './event-row.ts';
import { bigCrest } from './featured.ts';
import { icon } from './icons.ts';
import { dayText, timeText, untilText } from './site-days.ts';
import { SPORT_LOOKS } from './sport-looks.ts';

const GOALS_SHOWN = 4;

/** The head of a match in the colours of its sides. */
export function scoreBoard(listed: ListedEvent, parts: PageParts): string {
  const { event, status } = listed;
  const { home, away, league } = event;
  const { texts } = parts;
  const isLive = status.phase === 'live';
  const badge = isLive ? `<b class="lvw">${texts.live}</b>` : '';
  const off = isLive && status.isSuspended ? `<span class="nt">${icon('lock')}${texts.suspended}</span>` : '';
  return `<header class="score${isLive ? ' is-live' : ''}">${cloth(home, 'l')}${cloth(away, 'r')}
<div class="sh">${badge}<span class="one">${escapeHtml(countryName(league.country, parts))} · ${escapeHtml(league.name[parts.lang])}</span>${off}</div>
<h1 tabindex="-1"><span class="vh">${escapeHtml(`${home.name} – ${away.name}`)}</span></h1>
<div class="sb"><div class="h">${bigCrest(home, listed)}<span><b>${escapeHtml(home.name)}</b>${cardMarks(status.tracker, 'home', texts)}</span></div><p>${middle(listed, parts)}</p><div>${bigCrest(away, listed)}<span><b>${escapeHtml(away.name)}</b>${cardMarks(status.tracker, 'away', texts)}</span></div></div>${goals(status.tracker)}</header>`;
}

const cloth = (side: Competitor, edge: 'l' | 'r'): string =>
  `<div class="cw ${edge}"><svg viewBox="0 0 64 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${clubCloth(side)}</svg></div>`;

function middle({ event, status }: ListedEvent, parts: PageParts): string {
  const { league, startsAt, id } = event;
  const { tracker, phase } = status;
  if (tracker === null || phase === 'upcoming') {
    const until = untilText(startsAt, parts);
    return `<time class="sc small" datetime="${startsAt.toISOString()}">${timeText(startsAt, parts)}</time><span class="min">${dayText(dayOf(startsAt), parts)}${until === null ? '' : ` <i>${until}</i>`}</span>`;
  }
  const part =
    SPORT_LOOKS[league.sport].ground === 'pitch' && phase === 'live' && tracker.part > 0
      ? ` <i>${partText(league.sport, tracker.part, parts)}</i>`
      : '';
  return `<strong class="sc" data-score="${id}">${scoreText(tracker)}</strong><span class="min"><span data-clock="${id}">${clockText(league.sport, status, parts)}</span>${part}</span>`;
}

/** How many cards a side has had, by colour. */
export function cardMarks(
  tracker: Tracker | null,
  side: 'home' | 'away',
  texts: Pick<PageParts['texts'], 'counts'>,
): string {
  const shown = (['yellowCards', 'redCards'] as const).flatMap((name) => {
    const count = tracker?.counts[name]?.[side] ?? 0;
    const mark = name === 'redCards' ? 'rcd' : 'ycd';
    return count === 0
      ? []
      : [`<i class="${mark}"></i><span><span class="vh">${texts.counts[name]}: </span>${count}</span>`];
  });
  return shown.length === 0 ? '' : `<small class="cards">${shown.join('')}</small>`;
}

/** The minutes of goals below the names. */
function goals(tracker: Tracker | null): string {
  const all = tracker?.incidents.filter(({ kind }) => kind === 'goal') ?? [];
  if (all.length === 0) return '';
  const of = (side: 'home' | 'away') =>
    all
      .filter((incident) => incident.side === side)
      .slice(-GOALS_SHOWN)
      .map(({ at }) => at.replace("'", '′'))
      .join(' ');
  const ball = '<svg class="i" aria-hidden="true"><use href="#i-football"/></svg>';
  const cell = (side: 'home' | 'away') =>
    `<span>${of(side) === '' ? '' : `${ball}${escapeHtml(of(side))}`}</span>`;
  return `<div class="gls">${cell('home')}${cell('away')}</div>`;
}
