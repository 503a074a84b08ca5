import type { Change } from '../change.ts';

const totals = 'packages/db/migrations/0121-play-totals.sql';
const store = 'packages/db/src/play-totals.ts';
const folder = 'packages/services/src/account/statements';
const ofTotals = ['packages/db/src/play-totals'];
const ofCall = ['apps/server/src/routes/account/statement'];
const ofSums = [`${folder}/play-sums`];
const ofPeriods = [`${folder}/periods`];

/** What statements add up, and of which days. */
export const statementChanges: readonly Change[] = [
  {
    file: totals,
    find: 'min(n.id) over (order by n.number desc rows unbounded preceding) as day_id',
    replace: 'n.id as day_id',
    promise: 'days agree with the totals of the game history, also around midnight',
    tests: ofTotals,
  },
  {
    file: totals,
    find: "coalesce(game.type, 'other'),",
    replace: "coalesce(game.type, 'casino'),",
    promise: 'games that are not in the catalogue are a category of their own',
    tests: ofTotals,
  },
  {
    file: totals,
    find: 'd.gap between 0 and 600000',
    replace: 'd.gap between 0 and 599999',
    promise: 'a pause of ten minutes still counts as time played',
    tests: ofTotals,
  },
  {
    file: totals,
    find: 'greatest(p_bet_at,',
    replace: 'greatest(null,',
    promise: 'the time since the last bet that was added up counts',
    tests: ofTotals,
  },
  {
    file: totals,
    find: 'where m.site_id = p_site and m.player_id = p_player for update;',
    replace: 'where m.site_id = p_site and m.player_id = p_player;',
    promise: 'processes that add up at once add each row once',
    tests: ofTotals,
  },
  {
    file: totals,
    find: 'won = known.won + excluded.won',
    replace: 'won = excluded.won',
    promise: 'a day that is added up in pieces has all of them',
    tests: ofTotals,
  },
  {
    file: totals,
    find: 'v_mark.number := greatest(v_mark.number, v_carried);',
    replace: '',
    promise: 'what was moved away before is skipped',
    tests: ofTotals,
  },
  {
    file: totals,
    find: 'if v_added is distinct from v_to - v_mark.number then',
    replace: 'if false then',
    promise: 'nothing is added up while rows are missing',
    tests: ofTotals,
  },
  {
    file: 'packages/db/src/ledger-months.ts',
    find: 'await addUpPlay({ runner: pool, clock }, signal, before);',
    replace: '',
    promise: 'months are added up before they are moved away',
    tests: ofTotals,
  },
  {
    file: store,
    find: 'const SETTLED_AFTER_MS = 15 * 60_000;',
    replace: 'const SETTLED_AFTER_MS = 0;',
    promise: 'the job leaves what may still be booked in another order',
    tests: ofTotals,
  },
  {
    file: store,
    find: 'if (!isInTime() && (await behind()) > ROWS_TO_READ) return undefined;',
    replace: '',
    promise: 'a read that would take too long gives up',
    tests: ofTotals,
  },
  {
    file: `${folder}/periods.ts`,
    find: 'getUTCDay() + 6) % 7',
    replace: 'getUTCDay()) % 7',
    promise: 'weeks begin on Monday',
    tests: ofPeriods,
  },
  {
    file: `${folder}/periods.ts`,
    find: 'previous: from > first ?',
    replace: 'previous: from > today ?',
    promise: 'every window since the account was opened can be reached',
    tests: ofPeriods,
  },
  {
    file: `${folder}/payment-months.ts`,
    find: 'then coalesce(${creditedMinor}, ${amountMinor} - ${feeMinor}) else',
    replace: 'then ${amountMinor} else',
    promise: 'a deposit counts with what reached the account',
    tests: ofCall,
  },
  {
    file: `${folder}/payment-months.ts`,
    find: '[transactionStatus.approved, transactionStatus.returned]',
    replace: '[transactionStatus.approved, transactionStatus.pending]',
    promise: 'only payments that were approved count',
    tests: ofCall,
  },
  {
    file: `${folder}/play-sums.ts`,
    find: 'net: win + refund - bet, bets',
    replace: 'net: win - bet, bets',
    promise: 'a refund belongs to the net position',
    tests: ofSums,
  },
  {
    file: `${folder}/play-sums.ts`,
    find: 'Math.floor(rows.reduce',
    replace: 'Math.ceil(rows.reduce',
    promise: 'a minute counts when it is over, as limits of time count it',
    tests: ofSums,
  },
  {
    file: 'apps/server/src/statements/year-document.ts',
    find: 'Number(amount / MINUTE_MS)',
    replace: 'Number(amount)',
    promise: 'a limit of time is in hours and minutes on a statement',
    tests: ofCall,
  },
  {
    file: `${folder}/payment-months.ts`,
    find: '        sql`${at} >= ${startOf(from)}`,\n',
    replace: '',
    promise: 'a year has its own payments only',
    tests: ofCall,
  },
  {
    file: `${folder}/payment-months.ts`,
    find: 'start_of_day(${day}::date, ${timeZone})',
    replace: "start_of_day(${day}::date, 'UTC')",
    promise: 'a year begins when it does for the brand',
    tests: ofCall,
  },
  {
    file: 'packages/db/src/counted-histories.ts',
    find: 'p.returned_minor > 0 and p.kind = k.kind',
    replace: 'p.kind = k.kind',
    promise: 'a statement does not read every payment of the account',
    tests: ['packages/db/src/counted-histories.db'],
  },
  {
    file: `${folder}/payment-months.ts`,
    find: '(deposited - depositsReturned)',
    replace: 'deposited',
    promise: 'what went back does not count as paid in',
    tests: ofCall,
  },
  {
    file: 'apps/server/src/routes/account/year-statement.ts',
    find: 'await pdfs.draw(context,',
    replace: 'await pdfs.draw({ player: { ...context.player, id: Math.random() } },',
    promise: 'a player has one document made at a time',
    tests: ofCall,
  },
  {
    file: `${folder}/read-year-statement.ts`,
    find: 'if (ends <= first || starts > today)',
    replace: 'if (starts > today)',
    promise: 'there is no statement of a year before the account',
    tests: ofCall,
  },
];
