/** A bet as its page sees it. */
export interface PageBet {
  readonly id: string;
  readonly state: string;
  /** In minor units. */
  readonly paid: number;
  readonly refusal: { readonly reason: string } | null;
}

export interface PagePick {
  readonly eventId: number;
  readonly marketId: string;
  readonly pick: string;
  /** In thousandths. */
  readonly price: number;
}

interface BookAddresses {
  /** The server that the page around the book comes from. */
  readonly siteUrl: string;
  readonly sandboxUrl: string;
  readonly siteId: number;
}

/** A player's page of redline's book, which acts as its script does, and the console of the matches. */
export interface BookPage {
  post<Reply>(address: string, body: object): Promise<Reply>;
  read<Reply>(address: string): Promise<Reply>;
  /** Bets on all picks together. The same picks again are the same request. */
  place(picks: readonly PagePick[], stakeMinor: number): Promise<PageBet>;
  find(id: string): Promise<PageBet>;
  act(pick: PagePick, action: string, fields?: object): Promise<unknown>;
  /** Decides a pick by hand, from the end of its match on. */
  decide(pick: PagePick, result: string): Promise<unknown>;
}

/** Signs the demo player in, and opens a page of the book. @param view such as `prematch` */
export async function openBookPage(
  { siteUrl, sandboxUrl, siteId }: BookAddresses,
  view = 'prematch',
): Promise<BookPage> {
  const json = { 'content-type': 'application/json' };
  const headers = { 'site-id': String(siteId), ...json };
  const login = JSON.stringify({ username: 'demo', password: 'Demo1234' });
  const response = await fetch(`${siteUrl}/_api/login`, { method: 'POST', headers, body: login });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const page = await fetch(`${siteUrl}/_api/sportsbook/redlane/${view}`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  const { data } = (await page.json()) as { data: { url: string; token: string } };
  const { pathname, search } = new URL(data.url);
  const launch = { embed: 'redline', path: pathname, search };

  let playKey = '';
  async function send<Reply>(address: string, init: RequestInit): Promise<Reply> {
    const sent = { ...init, headers: { ...json, authorization: `Bearer ${playKey}` } };
    const reply = await fetch(`${sandboxUrl}${address}`, sent);
    if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }
  const post = <Reply>(address: string, body: object): Promise<Reply> =>
    send<Reply>(address, { method: 'POST', body: JSON.stringify(body) });
  const read = <Reply>(address: string): Promise<Reply> => send<Reply>(address, { method: 'GET' });
  const act = (pick: PagePick, action: string, fields: object = {}) =>
    post(`/book-console/events/${pick.eventId}/${action}`, fields);

  ({ playKey } = await post<{ playKey: string }>('/book/session', { launch, token: data.token }));
  return {
    post,
    read,
    act,
    find: (id) => read(`/book/bets/${id}`),
    decide: (pick, result) => act(pick, 'rule', { market: pick.marketId, pick: pick.pick, result }),
    place: (picks, lineStake) =>
      post('/book/bets', {
        requestId: `r-${picks.map(({ eventId }) => eventId).join('-')}`,
        picks,
        sizes: [picks.length],
        bankers: [],
        lineStake,
        rule: 'all',
      }),
  };
}

/** Longer than tests of bets take: a match that begins on its own could not be started. */
const HEAD_START_MS = 30 * 60_000;

/** The first pick of each match of the coming days that does not begin soon. */
export async function firstPicks(sandboxUrl: string, now: Date): Promise<PagePick[]> {
  const response = await fetch(`${sandboxUrl}/book/view?lang=en&view=prematch`);
  const html = JSON.stringify(await response.json()).replaceAll('\\"', '"');
  const parts = html.matchAll(
    /<time datetime="([^"]+)"|(data-clock)=|data-event="(\d+)" data-market="([\w.]+)" data-pick="([\w-]+)" data-price="(\d+)"/g,
  );
  const found = new Map<number, PagePick>();
  let startsAt = 0;
  for (const [, time, clock, event, marketId = '', pick = '', price] of parts) {
    const eventId = Number(event);
    if (time !== undefined) startsAt = Date.parse(time);
    // A live match has a running clock instead of a start.
    else if (clock !== undefined) startsAt = 0;
    else if (startsAt > now.getTime() + HEAD_START_MS && !found.has(eventId))
      found.set(eventId, { eventId, marketId, pick, price: Number(price) });
  }
  return [...found.values()];
}
