import type { Offer, OfferedPick } from '@baize/games/sports';

import { escapeHtml } from '../../consoles/html.ts';
import type { BookEvent } from '../book.ts';
import { marginText, marketMargin } from '../client/market-margin.ts';
import { lineText, pickText, readMarket, shortPick } from '../client/market-words.ts';
import type { PageParts } from './book-page.ts';
import { icon } from './icons.ts';
import { groupMarkets, groupNames, isLadder, type MarketGroup } from './market-groups.ts';
import { priceButton } from './price-button.ts';

/** All markets of a match, with chips that narrow them to a kind. */
export function marketCards(event: BookEvent, offers: readonly Offer[], parts: PageParts): string {
  const named = { sport: event.league.sport, home: event.home.name, away: event.away.name };
  const groups = groupMarkets(offers, named, parts);
  const cards = groups.map((group) => marketCard(group, event, parts));
  return `${groupChips(groups, parts)}<div class="mgrid">${cards.join('')}</div><p class="mhelp">${parts.texts.marginHelp}</p>`;
}

function groupChips(groups: readonly MarketGroup[], { texts }: PageParts): string {
  const chip = (name: string, count: number, isPressed: boolean) =>
    `<button type="button" class="chip" data-group="${name}" aria-pressed="${isPressed}">${texts.groups[name] ?? name}<b>${count}</b></button>`;
  const chips = groupNames.flatMap((name) => {
    const count = groups.filter(({ group }) => group === name).length;
    return count === 0 ? [] : [chip(name, count, false)];
  });
  return `<div class="mtabs" role="group" aria-label="${texts.marketGroups}">${chip('all', groups.length, true)}${chips.join('')}</div>`;
}

function marketCard(group: MarketGroup, event: BookEvent, parts: PageParts): string {
  const off = `<span class="nt">${icon('lock')}${parts.texts.suspended}</span>`;
  const body = isLadder(group.kind) ? ladder(group, event, parts) : cells(group, event, parts);
  return `<section class="mk" data-market-group="${group.group}" data-key="${group.key}"><h2><span class="one">${escapeHtml(group.title)}</span>${off}${marginNote(group, parts)}</h2>${body}</section>`;
}

/** Of a ladder that of its middle line: its others have the same. The page's script writes it anew when prices move. */
function marginNote({ offers }: MarketGroup, { texts, markets }: PageParts): string {
  const offer = offers[Math.floor(offers.length / 2)];
  if (offer === undefined) return '';
  const margin = marketMargin(
    offer.id,
    offer.picks.map(({ price }) => price),
  );
  return `<span class="mg" data-margin="${offer.id}">${marginText(margin, texts.margin, markets.decimalPoint)}</span>`;
}

/** Columns of the cells of a market. */
function columnsOf(kind: string, picks: number): 2 | 3 {
  if (kind === 'halfFull') return 3;
  return picks === 3 ? 3 : 2;
}

const STACKED = new Set(['nextGoal', 'unit']);

function cells({ offers, kind }: MarketGroup, event: BookEvent, parts: PageParts): string {
  const [offer] = offers;
  if (offer === undefined) return '';
  const open = offer.picks.filter(({ price, chance }) => price !== null || chance > 0);
  if (kind === 'score') return scoreTable(open, offer, event, parts);
  const buttons = open.map((offered) => namedPrice(offer, offered, event, parts));
  const form = STACKED.has(kind) ? ' st' : '';
  return `<div class="cells named c${columnsOf(kind, buttons.length)}${form}">${buttons.join('')}</div>`;
}

function namedPrice(offer: Offer, offered: OfferedPick, event: BookEvent, parts: PageParts): string {
  const named = namesOf(event, offer);
  const said = pickText(named, offered.pick, parts.markets);
  const label = shortPick(named, offered.pick, parts.markets);
  return priceButton({ event: event.id, market: offer.id, offered, said, label }, parts);
}

/** Exact scores in columns: won by the home side, drawn, and won by the away side. */
function scoreTable(open: readonly OfferedPick[], offer: Offer, event: BookEvent, parts: PageParts): string {
  const columns = (['1', 'X', '2'] as const)
    .map((result) => open.filter(({ pick }) => winnerOf(pick) === result).toSorted(byGoals))
    .filter((column) => column.length > 0);
  const rows = Math.max(...columns.map(({ length }) => length), 0);
  const cells = Array.from({ length: rows }, (_, row) =>
    columns.map((column) => {
      const offered = column[row];
      return offered === undefined ? '<span></span>' : namedPrice(offer, offered, event, parts);
    }),
  );
  return `<div class="cells named c${columns.length}">${cells.flat().join('')}</div>`;
}

function winnerOf(score: string): '1' | 'X' | '2' {
  const [home = 0, away = 0] = score.split('-').map(Number);
  if (home > away) return '1';
  return home < away ? '2' : 'X';
}

/** `other` is the last. */
function byGoals({ pick: a }: OfferedPick, { pick: b }: OfferedPick): number {
  const goals = (score: string) =>
    score === 'other' ? Infinity : score.split('-').reduce((sum, one) => sum + Number(one), 0);
  return goals(a) - goals(b) || a.localeCompare(b);
}

const namesOf = (event: BookEvent, { id }: Offer) => ({
  sport: event.league.sport,
  home: event.home.name,
  away: event.away.name,
  market: id,
});

function ladder({ offers, kind }: MarketGroup, event: BookEvent, parts: PageParts): string {
  if (kind === 'handicap') return handicaps(offers, event, parts);
  const { texts, markets } = parts;
  const rows = offers.map((offer) => {
    const buttons = ['under', 'over'].map((pick) => linePrice(offer, pick, event, parts));
    return `<div class="lr"><span>${lineText(readMarket(offer.id).line, markets)}</span>${buttons.join('')}</div>`;
  });
  return `<div class="lad"><div class="lh" aria-hidden="true"><span>${texts.line}</span><span>${texts.under}</span><span>${texts.over}</span></div>${rows.join('')}</div>`;
}

function linePrice(offer: Offer, pick: string, event: BookEvent, parts: PageParts, label?: string): string {
  const offered = offer.picks.find((one) => one.pick === pick);
  if (offered === undefined) return '<span></span>';
  const said = pickText(namesOf(event, offer), pick, parts.markets);
  return priceButton(
    { event: event.id, market: offer.id, offered, said, ...(label !== undefined && { label }) },
    parts,
  );
}

function handicaps(offers: readonly Offer[], event: BookEvent, parts: PageParts): string {
  const buttons = offers.flatMap((offer) =>
    ['1', '2'].map((pick) => {
      const label = shortPick(
        { ...namesOf(event, offer), home: event.home.short, away: event.away.short },
        pick,
        parts.markets,
      );
      return linePrice(offer, pick, event, parts, label);
    }),
  );
  return `<div class="cells named c2">${buttons.join('')}</div>`;
}
