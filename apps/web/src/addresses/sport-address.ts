import type { SportsProvider } from '@baize/brand';

import { href, type PathParams } from './href.ts';
import { NotFound } from './not-found.ts';
import * as paths from './paths.ts';

/** The pages of sport; each has an address without a provider and one with it. */
export const sportViews = ['prematch', 'live', 'esport'] as const;
export type SportView = (typeof sportViews)[number];

/** Where in a book a page is, so that a match can be linked to; without any of these, at its start. */
export interface SportPlace {
  readonly event: number | undefined;
  /** Id of a league. */
  readonly league: string | undefined;
  /** Id of a sport. */
  readonly sport: string | undefined;
  /** Of the match: on the slip when the book opens. It leaves the address then. */
  readonly pick?: SportPick | undefined;
  /** What the pick was offered at, such as `1.95`: another price is shown as a change. */
  readonly odd?: string | undefined;
}

/** The sides of a match on which its result can be bet. */
const sportPicks = ['home', 'draw', 'away'] as const;
export type SportPick = (typeof sportPicks)[number];

export interface SportInput extends SportPlace {
  readonly view: SportView;
  /** Undefined: the first one that the brand offers. */
  readonly provider: SportsProvider | undefined;
}

export const sportPaths = {
  prematch: { first: paths.sport, of: paths.sportBook },
  live: { first: paths.liveSport, of: paths.liveSportBook },
  esport: { first: paths.esport, of: paths.esportBook },
} as const satisfies Record<SportView, { readonly first: string; readonly of: string }>;

export const sportSearchNames = ['event', 'league', 'sport', 'pick', 'odd'] as const;

/** `redline` here is `redlane` in the brand's flags and in calls. */
const providers = ['redline', 'betconstruct', 'betradar'] as const satisfies readonly SportsProvider[];

const ID = /^[a-z0-9-]{1,64}$/;
const ODD = /^\d{1,4}\.\d{2}$/;

/** A malformed part of a place is none: the book then opens at its start. */
export function parsePlace(search: URLSearchParams): SportPlace {
  const named = (field: 'league' | 'sport') => {
    const text = search.get(field) ?? '';
    return ID.test(text) ? text : undefined;
  };
  const text = search.get('event') ?? '';
  const event = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  const isSafe = Number.isSafeInteger(event);
  const place = { event: isSafe ? event : undefined, league: named('league'), sport: named('sport') };
  const pick = sportPicks.find((side) => side === search.get('pick'));
  if (!isSafe || pick === undefined) return place;
  const odd = search.get('odd') ?? '';
  return ODD.test(odd) ? { ...place, pick, odd } : { ...place, pick };
}

/** The provider in an address; undefined if the text is none. */
export function parseProvider(text: string | null | undefined): SportsProvider | undefined {
  return providers.find((name) => name === text?.toLowerCase());
}

/** @throws NotFound if the address names a provider that does not exist */
export function parseSport(view: SportView, params: PathParams, search: URLSearchParams): SportInput {
  const provider = parseProvider(params['provider']);
  if (params['provider'] !== undefined && provider === undefined) throw new NotFound();
  return { view, provider, ...parsePlace(search) };
}

/** The address of a page of sport, at a place in its book. */
export function sportAddress(
  view: SportView,
  provider: SportsProvider | undefined,
  place: Partial<SportPlace> = {},
): string {
  const { event, league, sport, pick, odd } = place;
  const { first, of } = sportPaths[view];
  return href(provider === undefined ? first : of, provider === undefined ? {} : { provider }, {
    event,
    league,
    sport,
    pick,
    odd,
  });
}

/** The same page at another place: its path keeps the form in which it was opened. */
export function withPlace(address: string, { event, league, sport }: SportPlace): string {
  const [path = ''] = address.split('?');
  return href(path, {}, { event, league, sport });
}

export const sportTestSearchNames = ['view', 'provider', ...sportSearchNames] as const;

/** @throws NotFound if the address names a provider that does not exist */
export function parseSportTest(search: URLSearchParams): SportInput {
  const view = sportViews.find((name) => name === search.get('view')) ?? 'prematch';
  const provider = search.get('provider');
  return parseSport(view, provider === null ? {} : { provider }, search);
}

export function sportTestAddress(view: SportView, provider: SportsProvider): string {
  return href(paths.sportTest, {}, { view, provider });
}

export const bettingSearchNames = ['provider'] as const;

/** The provider whose bets the betting history shows; undefined: the first one that the brand offers. */
export interface BettingHistoryInput {
  readonly provider: SportsProvider | undefined;
}

export function parseBettingHistory(search: URLSearchParams): BettingHistoryInput {
  return { provider: parseProvider(search.get('provider')) };
}

export function bettingHistoryAddress(provider: SportsProvider): string {
  return href(paths.bettingHistory, {}, { provider });
}
