import type { WireReply } from '@baize/contract';

import type { SportPlace } from '../../addresses/sport-address.ts';
import type { App } from '../../app/app.ts';
import { callQuery } from '../../call/call-query.ts';

type PlaceNames = WireReply<'GET /sports/names'>['data'];

function namesQuery(app: Pick<App, 'call'>, { event, league, sport }: SportPlace) {
  const query = {
    ...(event !== undefined && { event }),
    ...(league !== undefined && { league }),
    ...(sport !== undefined && { sport }),
  };
  return callQuery(app, 'GET /sports/names', { query });
}

/** Loads what the match, the league or the sport of a place is called. Without a name the page has its usual title. */
export async function loadPlaceNames(app: App, place: SportPlace): Promise<void> {
  const { event, league, sport } = place;
  if (event === undefined && league === undefined && sport === undefined) return;
  await app.queries.prefetchQuery(namesQuery(app, place));
}

/** The loaded names of a place. */
export function placeNames(app: App, place: SportPlace): PlaceNames | undefined {
  return app.queries.getQueryData(namesQuery(app, place).queryKey)?.data;
}

/** What a page at this place is called: its match, or else its league, or else its sport. */
export function placeTitle(app: App, place: SportPlace): string | undefined {
  const { event, league, sport } = placeNames(app, place) ?? {};
  return event ? `${event.home} – ${event.away}` : (league ?? sport)?.name;
}
