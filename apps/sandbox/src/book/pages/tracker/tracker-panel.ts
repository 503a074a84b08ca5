import { escapeHtml } from '../../../consoles/html.ts';
import type { SportId, Tracker } from '../../book.ts';
import type { BookTexts } from '../../texts/book-texts.ts';
import type { PageParts } from '../book-page.ts';
import type { ListedEvent } from '../event-row.ts';
import { rowOffers } from '../offers.ts';
import { SPORT_LOOKS } from '../sport-looks.ts';
import { groundPicture, lastIncident, SIDE_COLORS } from './ground-picture.ts';
import { matchCounts } from './match-counts.ts';
import { matchFlow } from './match-flow.ts';
import { partTable } from './part-table.ts';

/** What there is to see of a match besides its score: its ground, its figures and its course. */
export function trackerPanel(listed: ListedEvent, parts: PageParts): string {
  const { event, status } = listed;
  const { tracker } = status;
  const chances = chancePanel(listed, parts);
  if (tracker === null || status.phase === 'upcoming') {
    return chances === '' ? '' : `<section class="track">${chances}</section>`;
  }
  const { texts } = parts;
  const { sport } = event.league;
  const counts = matchCounts(sport, tracker).map(({ name, score }) =>
    countRow(texts.counts[name] ?? name, score.home, score.away),
  );
  const tabs = (['ground', 'counts', 'incidents'] as const).map(
    (name) =>
      `<button type="button" data-tab="${name}" aria-pressed="${name === 'ground'}">${texts.trackerTabs[name]}</button>`,
  );
  return `<section class="track" aria-label="${texts.tracker}">${partTable(listed, parts)}
<div class="trk"><div class="pw" data-pane="ground">${groundPicture(sport, tracker)}${lastSaid(listed, tracker, parts)}</div>
<div class="stats" data-pane="counts">${chances}<dl>${counts.join('')}</dl></div></div>
${matchFlow(event, tracker, parts)}<ol class="inc" data-pane="incidents" tabindex="0" aria-label="${texts.trackerTabs.incidents}">${incidentRows(listed, tracker, parts)}</ol>
<div class="tt3" role="group" aria-label="${texts.tracker}">${tabs.join('')}</div></section>`;
}

const BAR = 100;

function countRow(name: string, home: number, away: number): string {
  const share = home + away === 0 ? 0.5 : home / (home + away);
  const [left, right] = [Math.round(share * BAR), Math.round((1 - share) * BAR)];
  const bar = `<svg viewBox="0 0 ${BAR + 2} 5" preserveAspectRatio="none" aria-hidden="true"><rect width="${left}" height="5" rx="2" fill="${SIDE_COLORS.home}"/><rect x="${left + 2}" width="${right}" height="5" rx="2" fill="${SIDE_COLORS.away}"/></svg>`;
  return `<div><dd${home > away ? ' class="hi"' : ''}>${home}</dd><dt>${name}</dt><dd${away > home ? ' class="hi"' : ''}>${away}</dd><dd class="b">${bar}</dd></div>`;
}

/** The chances behind the prices of the main market, which add up to one. */
function chancePanel({ event, status, offers }: ListedEvent, parts: PageParts): string {
  const { main } = rowOffers(offers, event.league.sport);
  if (main === null || status.phase === 'ended' || status.phase === 'abandoned') return '';
  const { texts } = parts;
  const sum = main.picks.reduce((total, { chance }) => total + chance, 0);
  if (!(sum > 0)) return '';
  const shares = main.picks.map(({ pick, chance }) => ({ pick, share: Math.round((chance / sum) * BAR) }));
  const colorOf = (pick: string) =>
    pick === '1' ? SIDE_COLORS.home : pick === '2' ? SIDE_COLORS.away : '#8a9a96';
  let x = 0;
  const rects = shares.map(({ pick, share }) => {
    const rect = `<rect x="${x}" width="${Math.max(share - 0.6, 0)}" height="8" fill="${colorOf(pick)}"/>`;
    x += share;
    return rect;
  });
  const nameOf = (pick: string) =>
    pick === '1' ? event.home.name : pick === '2' ? event.away.name : texts.draw;
  const percent = (share: number) => {
    const text = share === 0 ? '<1' : share === BAR ? '>99' : String(share);
    return escapeHtml(parts.lang === 'tr' ? `%${text}` : `${text}%`);
  };
  const legend = shares.map(
    ({ pick, share }) =>
      `<div><dt class="one">${escapeHtml(nameOf(pick))}</dt><dd>${percent(share)}</dd></div>`,
  );
  return `<div class="chn"><h2>${texts.chances}</h2><svg viewBox="0 0 ${BAR} 8" preserveAspectRatio="none" aria-hidden="true">${rects.join('')}</svg><dl class="c${shares.length}">${legend.join('')}</dl><p>${texts.chancesHelp}</p></div>`;
}

function lastSaid({ event }: ListedEvent, tracker: Tracker, { texts }: PageParts): string {
  const last = lastIncident(tracker);
  if (last?.side == null) return '';
  const side = last.side === 'home' ? event.home : event.away;
  const isClock = tracker.minute !== null;
  return `<p class="say"><svg width="8" height="8" aria-hidden="true"><rect width="8" height="8" rx="2" fill="${SIDE_COLORS[last.side]}"/></svg><b>${incidentText(event.league.sport, last.kind, texts)}</b><span class="one">${escapeHtml(side.name)}</span>${isClock ? `<small>${minuteText(last.at)}</small>` : ''}</p>`;
}

const minuteText = (at: string): string => escapeHtml(at.endsWith("'") ? at.replace("'", '′') : `${at}′`);

/** Sports that call what they count goals. */
const GOAL_SPORTS: ReadonlySet<SportId> = new Set(['football', 'handball', 'ice-hockey']);

function incidentText(sport: SportId, kind: string, { incidents }: BookTexts): string {
  const called = kind === 'point' && GOAL_SPORTS.has(sport) ? 'goal' : kind;
  return incidents[called] ?? called;
}

const SHOWN = 24;

function incidentRows({ event }: ListedEvent, tracker: Tracker, { texts }: PageParts): string {
  const shown = tracker.incidents.slice(-SHOWN).toReversed();
  if (shown.length === 0) return `<li class="none">${texts.noIncidents}</li>`;
  const isTimed = SPORT_LOOKS[event.league.sport].ground === 'pitch' || tracker.minute !== null;
  return shown
    .map(({ at, kind, side, score }) => {
      const name = side === null ? '' : (side === 'home' ? event.home : event.away).name;
      const time = isTimed ? minuteText(at) : escapeHtml(at);
      const mark = kind === 'red' ? '<i class="rcd"></i>' : '';
      return `<li><span class="at">${time}</span><b>${mark}${incidentText(event.league.sport, kind, texts)}</b><span class="one">${escapeHtml(name)}</span><em>${score.home}–${score.away}</em></li>`;
    })
    .join('');
}
