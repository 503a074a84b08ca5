import type { SportsProvider } from '@baize/brand';
import type { WireReply } from '@baize/contract';

import type { SportView } from '../../../addresses/sport-address.ts';
import type { App } from '../../../app/app.ts';
import { screenDevice } from '../../../app/screen-class.ts';

/** The pages of a book; `history` is the player's own bets. */
export type BookView = SportView | 'history';

/** How a book opens: by its address, or by markup that a host of scripts runs. */
export interface OpenedBook {
  readonly type: 'url' | 'script';
  /** Address or markup. */
  readonly url: string;
  readonly script_host: string | null;
  /** For a book that receives it by message; null for visitors and for other books. */
  readonly token: string | null;
}

type Caller = Pick<App, 'call' | 'device'>;

const framed = ({ data }: WireReply<'GET /sportbook/betconstruct/live'>): OpenedBook => ({
  type: 'url',
  url: data.url,
  script_host: null,
  token: null,
});

const framedWithToken = ({ data }: WireReply<'GET /sportsbook/redlane/live'>): OpenedBook => ({
  type: 'url',
  url: data.url,
  script_host: null,
  token: data.token,
});

const scripted = ({ data }: WireReply<'GET /sport/betradar/live'>): OpenedBook => ({
  type: 'script',
  url: data.script,
  script_host: data.script_host,
  token: null,
});

/** The server guesses the screen; a browser knows it. */
const deviceOf = ({ device }: Caller) => (typeof window === 'undefined' ? device : screenDevice());

const openers = {
  betconstruct: async ({ call }, view, query) =>
    framed(await call(`GET /sportbook/betconstruct/${view}`, query)),
  redline: async ({ call }, view, query) =>
    framedWithToken(await call(`GET /sportsbook/redlane/${view}`, query)),
  betradar: async ({ call }, view, query) => scripted(await call(`GET /sport/betradar/${view}`, query)),
} as const satisfies Record<
  SportsProvider,
  (
    app: Caller,
    view: BookView,
    query: { readonly query: { readonly device: Caller['device'] } },
  ) => Promise<OpenedBook>
>;

export function openBook(app: Caller, provider: SportsProvider, view: BookView): Promise<OpenedBook> {
  return openers[provider](app, view, { query: { device: deviceOf(app) } });
}

/** A token for the player's session in a book that is open. */
export async function freshToken(app: Caller, provider: SportsProvider, view: BookView): Promise<string> {
  const key = view === 'history' ? 'POST /sports/history-token' : 'POST /sports/token';
  const { data } = await app.call(key, { body: { provider } });
  return data.token;
}
