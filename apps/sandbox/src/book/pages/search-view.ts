import type { BookEvent } from '../book.ts';
import { fillText, type PageParts } from './book-page.ts';
import { emptyState } from './empty-state.ts';
import { listEvent, type ListedEvent } from './event-row.ts';
import { groupByLeague, leagueGroup } from './league-group.ts';
import type { Place } from './place.ts';
import { SPORT_LOOKS } from './sport-looks.ts';

const MOST = 40;

/** Letters as they are typed on any keyboard: `İzmir`, `izmir` and `IZMIR` are the same. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ıİI]/g, 'i')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss');
}

function textOf({ home, away, league }: BookEvent, { lang, texts }: PageParts): string {
  return foldText([home.name, away.name, league.name[lang], texts.sports[league.sport]].join(' '));
}

export interface FoundEvents {
  /** What the page is called meanwhile. */
  readonly title: string;
  readonly html: string;
  readonly shown: readonly ListedEvent[];
}

/** Matches whose sides, league or sport begin with each of the words. */
export function searchEvents(place: Place, parts: PageParts): FoundEvents {
  const words = foldText(place.search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = parts.listed
    .filter(({ league }) => place.view !== 'esport' || SPORT_LOOKS[league.sport].isEsport)
    .filter((event) => {
      const text = ` ${textOf(event, parts)}`;
      return words.every((word) => text.includes(` ${word}`));
    })
    .slice(0, MOST)
    .map((event) => ({ ...listEvent(event, parts), showsDay: true }));
  const { texts } = parts;
  const title = (text: string) => fillText(text, { search: place.search });
  if (found.length === 0) {
    return {
      title: title(texts.searchResults),
      html: emptyState({ icon: 'search', title: title(texts.noResults), hint: texts.noResultsHint }),
      shown: [],
    };
  }
  const groups = groupByLeague(found, ({ event }) => event.league).map(({ league, items }) =>
    leagueGroup({ league, events: items }, parts),
  );
  return {
    title: title(texts.searchResults),
    html: groups.join(''),
    shown: found,
  };
}
