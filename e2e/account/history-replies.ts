import type { CallKey, WireReply } from '@baize/contract';
import type { Page, Route } from 'playwright-core';

type GameRow = WireReply<'GET /account/game-history'>['data']['data'][number];
type PaymentRow = WireReply<'GET /account/financial-history'>['data']['data'][number];
type LogRow = WireReply<'GET /account/logs'>['data']['data'][number];
export type SessionRow = WireReply<'GET /account/session-history'>['data']['data'][number];

/** Text of a stranger that breaks pages which take it for more than text. */
export const hostileAgent = `<img src=x onerror="window.broken=1">\u202EtxeT\u2066${'e\u0301\u0302\u0303\u0304'.repeat(40)}${'W'.repeat(5_000)}`;

const PER_PAGE = 20;
/** In the last minutes of today, so that periods of today have it. */
const at = (index: number) => new Date(Date.now() - index * 61_000).toISOString();

/** A page of rows, as all histories reply. */
function pageOf<Row>(rows: readonly Row[], page = 1) {
  const last = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  return {
    data: rows.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    current_page: page,
    last_page: last,
    per_page: PER_PAGE,
    total: rows.length,
    next_page_url: null,
  };
}

/** Rounds of a bet and, each second one, a win. */
export const gameRows: readonly GameRow[] = Array.from({ length: 60 }, (_, index) => {
  const isWin = index % 3 === 0;
  const round = Math.floor((index + 2) / 3);
  return {
    id: 9_000 - index,
    game_id: 172_101,
    game_name: 'Ejder Hazinesi',
    game_image: '',
    picture: '',
    shape: 'portrait',
    created_at: at(index),
    amount: isWin ? '96.00' : '12.00',
    type: isWin ? 2 : 1,
    transaction_id: `kzg:7f3a91c0e2-${index}`,
    round_id: `BZ-88204-1193-${round}`,
    player_balance: '2480.50',
  };
});

export const paymentRows: readonly PaymentRow[] = [
  {
    id: 41,
    type: 1,
    amount: '1500.00',
    credited: '1200.00',
    returned: '50.00',
    status: 1,
    is_stopped: false,
    created_at: at(1),
    payment: { name: 'Turkuaz Kart' },
    manager_note: null,
  },
  {
    id: 40,
    type: 2,
    amount: '750.00',
    credited: null,
    returned: '0.00',
    status: 2,
    is_stopped: false,
    created_at: at(2),
    payment: { name: 'Banka Havalesi' },
    manager_note: 'IBAN başka birine ait.',
  },
];

const logNames = [
  'bet',
  'win',
  'refund',
  'deposit',
  'withdraw_hold',
  'withdraw_settle',
  'withdraw_return',
  'wallet_transfer',
  'bonus',
  'adjust',
  'deposit_return',
  'payout_return',
  'win_reversal',
] as const;

export const logRows: readonly LogRow[] = logNames.map((name, index) => ({
  id: 500 - index,
  log_name: name,
  created_at: at(index),
  amount: index % 2 === 0 ? '-1234.56' : '1234.56',
  new_balance: '98765.43',
  external_id: `prov-${'0123456789'.repeat(6)}-${index}`,
  external_data: { provider: 'kuzgun' },
}));

export const sessionRows: readonly SessionRow[] = [
  {
    id: 103,
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
    device: { kind: 'desktop', browser: 'Chrome 142', os: 'Windows' },
    ip: '78.171.20.14',
    country: 'TR',
    created_at: at(1),
    ended_at: null,
    is_current: true,
  },
  {
    id: 102,
    user_agent: hostileAgent,
    device: { kind: 'unknown', browser: null, os: null },
    ip: '2a02:0e0:1234:5678:9abc:def0:1234:5678',
    country: null,
    created_at: at(2),
    ended_at: null,
    is_current: false,
  },
  {
    id: 101,
    user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1',
    device: { kind: 'phone', browser: 'Safari', os: 'iOS' },
    ip: '88.241.3.90',
    country: 'DE',
    created_at: at(300),
    ended_at: at(200),
    is_current: false,
  },
];

const startsAt = { starts_at: null };

/** What each history replies to a request for a page. */
export const historyReplies = {
  'GET /account/game-history': (page: number) => ({
    ...pageOf(gameRows, page),
    totals: { bet: '480.00', win: '1920.00', refund: '12.00', net: '1452.00' },
    ...startsAt,
  }),
  'GET /account/financial-history': (page: number) => ({
    ...pageOf(paymentRows, page),
    totals: { deposits: '1500.00', withdrawals: '0.00', net: '1500.00' },
  }),
  'GET /account/logs': (page: number) => ({ ...pageOf(logRows, page), ...startsAt }),
  'GET /account/session-history': (page: number) => pageOf(sessionRows, page),
} as const satisfies Partial<Record<CallKey, (page: number) => object>>;

export type HistoryCall = keyof typeof historyReplies;

const addressOf = (call: HistoryCall) => new RegExp(`/_api${call.slice('GET '.length)}\\?`);

/** Replies to a history's requests instead of the server. */
export async function answerHistory(
  page: Page,
  call: HistoryCall,
  reply: (page: number) => object = historyReplies[call],
): Promise<void> {
  await page.route(addressOf(call), (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    return route.fulfill({ json: { success: true, data: reply(number) } });
  });
}

/** Fails a history's requests until the returned function is called. */
export async function failHistory(
  page: Page,
  call: HistoryCall,
  status: number,
): Promise<() => Promise<void>> {
  const fail = (route: Route) =>
    route.fulfill({ status, body: '<html>failed</html>', contentType: 'text/html' });
  await page.route(addressOf(call), fail);
  return () => page.unroute(addressOf(call), fail);
}
