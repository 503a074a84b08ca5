import type { Change } from '../change.ts';

const migrations = 'packages/db/migrations';
const months = `${migrations}/0110-ledger-months.sql`;
const bookings = `${migrations}/0111-bookings-with-totals.sql`;
const reads = `${migrations}/0112-histories.sql`;
const counts = `${migrations}/0114-counts-of-histories.sql`;
const agents = 'packages/services/src/user-agent.ts';

const ofHistories = ['packages/db/src/ledger-histories'];
const ofMonths = ['packages/db/src/ledger-months'];
const ofCounts = ['packages/db/src/counted-histories'];
const ofRights = ['packages/db/src/site-role'];
const ofAgents = ['packages/services/src/user-agent'];
const ofPayments = ['packages/services/src/account/financial-history'];
const ofCalls = ['apps/server/src/routes/account/histor'];
const ofSwaps = ['apps/server/src/calls/swapped-ids'];

/** Running totals, pages that are found by numbers, and months that are moved away. */
const ledgerHistoryChanges: readonly Change[] = [
  {
    file: months,
    find: "  execute format('revoke update, delete, truncate on %I from public, current_user', p_table);\n",
    replace: '',
    promise: 'no month can be changed, not even by its owner',
    tests: ofMonths,
  },
  {
    file: months,
    find: '      if v_last is not null then perform make_rest(v_parent); end if;\n',
    replace: '',
    promise: 'there is always a table for rows that no month was made for',
    tests: ofMonths,
  },
  {
    file: bookings,
    find: 'wins = a.wins + (p_kind = 2)::integer',
    replace: 'wins = a.wins + (p_amount > 0)::integer',
    promise: 'wins are counted, and refunds are not counted as wins',
    tests: ofHistories,
  },
  {
    file: bookings,
    find: 'bets = a.bets + 1, staked = a.staked + p_amount',
    replace: 'bets = a.bets + 1',
    promise: 'what a bet stakes is in the totals',
    tests: ofHistories,
  },
  {
    file: bookings,
    find: 'bets = a.bets + 1, staked = a.staked + item.amount',
    replace: 'bets = a.bets + 1',
    promise: 'what bets booked together stake is in the totals',
    tests: ['packages/db/src/ledger-batch', 'packages/db/src/ledger-histories'],
  },
  {
    file: reads,
    find: 'coalesce(t.won - coalesce(f.won, 0), 0)',
    replace: 'coalesce(t.won, 0)',
    promise: 'totals of a span are without what was before it',
    tests: ofHistories,
  },
  {
    file: reads,
    find: 'order by g.transfer_id desc limit 64\n      ) as near\n      order by near.bets',
    replace: 'order by g.transfer_id desc limit 1\n      ) as near\n      order by near.bets',
    promise: 'rows that were booked in another order than that of their ids are counted once',
    tests: ofHistories,
  },
  {
    file: reads,
    find: 'where near.bets + near.wins + near.refunds between p_first and p_last',
    replace: 'where near.bets + near.wins + near.refunds <= p_last',
    promise: 'a page of games has no rows of the next one',
    tests: ofHistories,
  },
  {
    file: reads,
    find: 'where case p_type when 1 then near.bets when 2 then near.wins else near.refunds end between p_first and p_last',
    replace: 'where case p_type when 1 then near.bets when 2 then near.wins else near.refunds end >= p_first',
    promise: 'a page of bets has no rows of the page before it',
    tests: ofHistories,
  },
  {
    file: reads,
    find: 'where near.version between p_first and p_last',
    replace: 'where near.version >= p_first',
    promise: 'a page of the account log has no rows of the page before it',
    tests: ofHistories,
  },
  {
    file: reads,
    find: 'select max(near.version) into v_version',
    replace: 'select min(near.version) into v_version',
    promise: 'the total of the account log is of its whole span',
    tests: ofHistories,
  },
  {
    file: reads,
    find: 'select c.postings from ledger_carry c where',
    replace: 'select 0 * c.postings from ledger_carry c where',
    promise: 'the account log goes on after months were moved away',
    tests: ofMonths,
  },
  {
    file: reads,
    find: 'from game_carry c\n      where c.site_id = p_site and c.player_id = p_player and p_id >= ledger_horizon();',
    replace: 'from game_carry c\n      where c.site_id = p_site and c.player_id = p_player and p_id > p_id;',
    promise: 'totals of games go on after months were moved away',
    tests: ofMonths,
  },
  {
    file: `${migrations}/0157-reversals-of-wins.sql`,
    find: 'set amount = known.amount + excluded.amount, postings = known.postings + excluded.postings',
    replace: 'set amount = excluded.amount, postings = excluded.postings',
    promise: 'what was carried forward before is carried on',
    tests: ofMonths,
  },
  {
    file: reads,
    find: '  update ledger_month set moved_at = p_at where name = v_month.name;\n',
    replace: '',
    promise: 'a month is moved away once',
    tests: ofMonths,
  },
];

/** Pages of payments and sessions, found by counts of each hour. */
const countChanges: readonly Change[] = [
  {
    file: counts,
    find: "when 'DELETE' then -1",
    replace: "when 'DELETE' then 0",
    promise: 'payments that are deleted are not counted',
    tests: ofPayments,
  },
  {
    file: counts,
    find: 'coalesce(p.credited_minor, p.amount_minor - p.fee_minor) - p.returned_minor',
    replace: 'coalesce(p.credited_minor, p.amount_minor) - p.returned_minor',
    promise: 'deposits are added up without their fees',
    tests: ofCounts,
  },
  {
    file: counts,
    find: 'else p.amount_minor - p.returned_minor',
    replace: 'else p.amount_minor',
    promise: 'what came back of a withdrawal is not paid out',
    tests: ofCounts,
  },
  {
    file: counts,
    find: 'when p.status not in (1, 6) then 0',
    replace: 'when p.status = 0 then 0',
    promise: 'only approved payments are added up',
    tests: ofPayments,
  },
  {
    file: counts,
    find: "below are the whole of it.\n  v_first constant timestamptz := hour_of(p_from + interval '1 hour' - interval '1 microsecond');",
    replace: 'below are the whole of it.\n  v_first constant timestamptz := hour_of(p_from);',
    promise: 'a span that begins within an hour has nothing of the minutes before',
    tests: ofCounts,
  },
  {
    file: counts,
    find: 'union select greatest(v_last, p_from), p_to) as e (starts, ends)\n        join payment_transaction p',
    replace:
      'union all select greatest(v_last, p_from), p_to) as e (starts, ends)\n        join payment_transaction p',
    promise: 'payments of a span within an hour are counted once',
    tests: ofCounts,
  },
  {
    file: counts,
    find: 'h.method_id = coalesce(p_method, 0) and',
    replace: 'h.method_id = 0 and',
    promise: 'the total of a method is that of its payments',
    tests: ofCounts,
  },
  {
    file: counts,
    find: 'filter (where h.method_id = 0 and h.kind = 2)',
    replace: 'filter (where h.kind = 2)',
    promise: 'the totals of money are the same whatever the method',
    tests: ofCounts,
  },
  {
    file: counts,
    find: 'order by p.created_at desc, p.id desc\n              offset greatest(p_skipped - placed.before, 0)',
    replace: 'order by p.created_at desc, p.id desc\n              offset 0',
    promise: 'a page of payments begins after the one before it',
    tests: ofCounts,
  },
  {
    file: counts,
    find: 'order by x.created_at desc, x.id desc\n',
    replace: 'order by x.created_at desc, x.id\n',
    promise: 'sessions of one instant are on one page each',
    tests: ofCounts,
  },
  {
    file: counts,
    find: ' and h.sessions = 0;',
    replace: ' and h.sessions < 0;',
    promise: 'no hour without sessions is stored',
    tests: ofCounts,
  },
  {
    file: counts,
    find: "'payment_hour', 'session_hour'",
    replace: "'session_hour'",
    promise: 'the site cannot change what its payments are counted by',
    tests: ofRights,
  },
];

/** What the calls make of it. */
const historyCallChanges: readonly Change[] = [
  {
    file: agents,
    find: 'userAgent.length >= MAX_AGENT_LENGTH || ',
    replace: '',
    promise: 'text that is too long for a browser is not parsed',
    tests: ofAgents,
  },
  {
    file: agents,
    find: '/^[\\x20-\\x7e]+$/',
    replace: '/^[^\\0]+$/',
    promise: 'odd text is an unknown device',
    tests: ofAgents,
  },
  {
    file: agents,
    find: 'browsers.has(browser) ? browser : null',
    replace: 'browser',
    promise: 'a browser is called by a known name only',
    tests: ofAgents,
  },
  {
    file: agents,
    find: ".replaceAll(/\\p{Cc}/gu, '')",
    replace: '',
    promise: 'a browser that sends control characters can sign in',
    tests: ofAgents,
  },
  {
    file: 'packages/services/src/auth/open-session.ts',
    find: 'country: context.country || null',
    replace: 'country: null',
    promise: 'a session has the country of its sign-in',
    tests: ofCalls,
  },
  {
    file: 'packages/services/src/account/financial-history.ts',
    find: 'query.type === 0 ? undefined : query.type',
    replace: 'query.type',
    promise: 'type 0 is all payments',
    tests: ofPayments,
  },
  {
    file: 'packages/services/src/account/financial-history.ts',
    find: 'net: totals.depositsMinor - totals.withdrawalsMinor',
    replace: 'net: totals.withdrawalsMinor - totals.depositsMinor',
    promise: 'the net sum is what was paid in',
    tests: ofPayments,
  },
  {
    file: 'packages/services/src/auth/end-own-session.ts',
    find: 'eq(session.siteId, siteId), eq(session.playerId, playerId), eq(session.id, sessionId)',
    replace: 'eq(session.siteId, siteId), eq(session.id, sessionId)',
    promise: 'nobody learns that a session of another player exists',
    tests: ofSwaps,
  },
  {
    file: 'packages/services/src/account/history-page.ts',
    find: 'return ids.flatMap((id) => byId.get(id) ?? []);',
    replace: 'return [...byId.values()];',
    promise: 'a page is in the order of time',
    tests: ofPayments,
  },
];

export const historyChanges: readonly Change[] = [
  {
    file: 'packages/db/migrations/0261-starts-of-days.sql',
    find: 'case when (early.at at time zone p_zone) = p_day::timestamp then early.at else',
    replace: 'case when false then early.at else',
    promise: 'a day begins at the first of two midnights',
    tests: ['packages/db/src/starts-of-days'],
  },
  {
    file: 'apps/server/src/create-server.ts',
    find: '  await ledger.makeMonths().catch(onProblem);\n',
    replace: '',
    promise: 'a server makes the months that are missing when it starts',
    tests: ['apps/server/src/months-at-start'],
  },
  ...ledgerHistoryChanges,
  ...countChanges,
  ...historyCallChanges,
];
