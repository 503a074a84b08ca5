import { escapeHtml } from '../../consoles/html.ts';
import type { League } from '../book.ts';
import { lineText, readMarket } from '../client/market-words.ts';
import { leagueMark } from '../crests/crest.ts';
import { fillText, type PageParts } from './book-page.ts';
import { countryName } from './country-name.ts';
import { eventRow, type ListedEvent } from './event-row.ts';
import { icon } from './icons.ts';
import { mainTotal } from './offers.ts';
import { hrefOf } from './place.ts';
import { dayNumber } from './site-days.ts';
import { SPORT_LOOKS } from './sport-looks.ts';

interface LeagueEvents {
  readonly league: League;
  readonly events: readonly ListedEvent[];
  /** Distinguishes the group from others of the page; the league by default. */
  readonly key?: string;
}

/** Leagues in the order of their rank, each with its matches in the order of their start. */
export function groupByLeague<Item>(
  items: readonly Item[],
  leagueOf: (item: Item) => League,
): { readonly league: League; readonly items: readonly Item[] }[] {
  const groups = Map.groupBy(items, (item) => leagueOf(item).id);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : [{ league: leagueOf(first), items: group }];
    })
    .toSorted((a, b) => a.league.rank - b.league.rank || a.league.id.localeCompare(b.league.id));
}

export const matchCount = (n: number, { texts }: PageParts): string =>
  n === 1 ? texts.oneMatch : fillText(texts.matches, { n });

/** A league with its matches and the heads of their columns. */
export function leagueGroup({ league, events, key = league.id }: LeagueEvents, parts: PageParts): string {
  const line = commonLine(events);
  return `<details class="grp" open data-key="league ${key}"><summary class="gh">${leagueTitle(league, events.length, parts)}${columnHeads(league, line, parts)}</summary>
<ul>${events.map((listed) => eventRow(listed, line, parts)).join('')}</ul></details>`;
}

/** A league whose matches are loaded when it is opened. */
export function closedLeague(league: League, count: number, day: string | null, parts: PageParts): string {
  const part = hrefOf({ sport: league.sport, league: league.id, day }).slice(1);
  return `<details class="grp shut" data-key="league ${league.id} ${day === null ? '' : dayNumber(day)}" data-part="${escapeHtml(part)}"><summary class="gh">${leagueTitle(league, count, parts)}<span class="nm">${matchCount(count, parts)}</span></summary><ul aria-busy="true"></ul></details>`;
}

function leagueTitle(league: League, count: number, parts: PageParts): string {
  const country = countryName(league.country, parts);
  return `<span class="ti">${leagueMark(league.id)}<span class="one"><b>${escapeHtml(league.name[parts.lang])}</b><small>${escapeHtml(country)} · ${matchCount(count, parts)}</small></span>${icon('chevron', 'ch')}</span>`;
}

function columnHeads(league: League, line: number | null, { texts, markets }: PageParts): string {
  const { main } = SPORT_LOOKS[league.sport];
  const value = line === null ? '' : ` ${lineText(line, markets)}`;
  const heads = main.picks.map((pick) => `<i>${pick}</i>`).join('');
  return `<span class="cl${main.picks.length === 2 ? ' two' : ''}" aria-hidden="true">${heads}</span><span class="cl ou" aria-hidden="true" data-line="${line ?? ''}"><i>${texts.under}${value}</i><i>${texts.over}${value}</i></span><span class="cc"></span>`;
}

/** The line of totals that at least half of the matches have; null if there is none. */
function commonLine(events: readonly ListedEvent[]): number | null {
  const lines = events.flatMap(({ event, offers }) => {
    const total = mainTotal(offers, event.league.sport);
    return total === null ? [] : [readMarket(total.id).line];
  });
  const counts = Map.groupBy(lines, (line) => line);
  const [line, most] = [...counts].reduce<readonly [number | null, number]>(
    (best, [value, same]) => (same.length > best[1] ? [value, same.length] : best),
    [null, 0],
  );
  return 2 * most >= events.length ? line : null;
}
