import type { Change } from '../change.ts';

const limits = 'packages/db/migrations/0071-player-limits.sql';
const exclusions = 'packages/db/migrations/0072-exclusions.sql';
const closing = 'packages/db/migrations/0075-closing-an-account.sql';
const bets = 'packages/db/migrations/0073-bets-within-limits.sql';
const rooms = 'packages/db/migrations/0080-rooms-of-limits.sql';
const trail = 'packages/db/migrations/0081-trail-of-limits.sql';

/** What players are protected by: their limits, and the accounts that they have closed. */
export const limitChanges: readonly Change[] = [
  ...[
    {
      find: "date_trunc('week', p_day)",
      replace: "date_trunc('week', p_day + 1)",
      promise: 'a week begins on Monday',
    },
  ].map((row) => ({ ...row, file: limits, tests: ['packages/db/src/player-limits'] })),
  {
    file: bets,
    find: 't.created_at), -p_amount',
    replace: 'p_at), -p_amount',
    promise: 'a refund counts for the day of its bet',
    tests: ['packages/db/src/player-limits'],
  },
  ...[
    {
      find: ' and l.next_at > v_now;\n  if not found then return false',
      replace: ';\n  if not found then return false',
      promise: 'what has taken effect cannot be called off',
    },
    {
      find: 'case when p_losses < 0 then 0 else p_losses end',
      replace: 'p_losses',
      promise: 'a free round is within limits on money',
    },
    {
      find: 'case when v_gap between 0 and 600000 then v_gap else 0 end',
      replace: 'greatest(v_gap, 0)',
      promise: 'a pause of more than ten minutes is no play',
    },
    {
      find: 'case when today.ms <= 600000 then today.ms else 0 end',
      replace: 'today.ms',
      promise: 'a pause before a bet that needs no computing is no play either',
    },
    {
      find: 'min(l.amount - used.staked + used.won)',
      replace: 'min(l.amount - used.staked)',
      promise: 'what is won reduces the loss',
    },
    { find: 'l.kind in (2, 3, 4)', replace: 'l.kind in (2, 3)', promise: 'a limit of time stops play' },
    {
      find: 'time_room = d.time_room - pause.ms',
      replace: 'time_room = d.time_room',
      promise: 'time that is played leaves less of it',
    },
    {
      find: 'bet_room = d.bet_room - p_amount, loss_room = d.loss_room - p_amount,',
      replace: '',
      promise: 'a bet leaves less for the next one',
    },
    {
      find: 'and d.has_rooms and p_at',
      replace: 'and p_at',
      promise: 'what is left is not read before it has been computed',
    },
    {
      find: '  update play_day d set has_rooms = false\n    where d.site_id = p_site and d.player_id = p_player and d.day > p_day and d.has_rooms;\n',
      replace: '',
      promise: 'a booking of an earlier day leaves less for later ones',
    },
    {
      find: `
            and not exists (
              select from play_day later where later.site_id = d.site_id and later.player_id = d.player_id and later.day > d.day
            )`,
      replace: '',
      promise: 'a late booking of an earlier day leaves less for later ones',
    },
    {
      find: 'if p_amount > stake_room(',
      replace: 'if p_amount >= stake_room(',
      promise: 'exactly the rest of a limit can be staked',
    },
    {
      find: 'when v_limited and p_amount > bet_room',
      replace: 'when false and p_amount > bet_room',
      promise: 'a player at a limit reads of the limit, not of the balance',
    },
    {
      find: 'and d.has_rooms and item.amount <= coalesce(stake_room(d.bet_room, d.loss_room, d.time_room), item.amount)',
      replace: 'and d.has_rooms',
      promise: 'a batch books no bet beyond a limit',
    },
    {
      find: 'later.player_id = item.player_id and later.day > d.day',
      replace: 'false',
      promise: 'a batch books no late bet of an earlier day',
    },
    {
      find: 'and d.day < period_end(l.period, p_day)',
      replace: 'and d.day <= p_day',
      promise: 'a late bet is judged with those of the next day',
    },
    {
      find: 'as day where b.is_limited',
      replace: 'as day where false',
      promise: 'the bets of a batch count towards limits',
    },
    {
      find: ' bet_room = known.bet_room - excluded.staked, loss_room = known.loss_room - excluded.staked,\n',
      replace: '\n',
      promise: 'the bets of a batch leave less for the next one',
    },
  ].map((row) => ({ ...row, file: rooms, tests: ['packages/db/src/player-limits'] })),
  ...[
    {
      find: "v_now + interval '24 hours'",
      replace: "v_now + interval '23 hours'",
      promise: 'a raise waits for 24 hours',
    },
    {
      find: '    update play_day d set has_rooms = false where d.site_id = p_site and d.player_id = p_player and d.has_rooms;\n',
      replace: '',
      promise: 'a lower limit applies to the next bet',
    },
    {
      find: 'set amount = excluded.amount, next_amount = null, next_at = null;',
      replace: 'set amount = excluded.amount;',
      promise: 'a lower limit cancels the raise that waits',
    },
    {
      find: '      perform count_earlier_play(p_site, p_player, p_at);\n',
      replace: '',
      promise: 'what was played before the first limit counts',
    },
    {
      find: 'if v_current is null or p_amount < v_current then',
      replace: 'if v_current is null or p_amount <> v_current then',
      promise: 'a higher limit does not apply at once',
    },
    {
      find: 'into v_limited from account a\n    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;',
      replace:
        'into v_limited from account a\n    where a.site_id = p_site and a.player_id = p_player and a.kind = 1;',
      promise: 'a bet that is being booked while the first limit is set counts',
    },
  ].map((row) => ({ ...row, file: trail, tests: ['packages/db/src/player-limits'] })),
  ...[
    { find: ' or v_closed_until > limit_clock()', replace: '', promise: 'a closed account places no bet' },
    {
      find: '        and (a.closed_until is null or a.closed_until <= limit_clock())\n',
      replace: '',
      promise: 'a batch books no bet of a closed account',
    },
  ].map((row) => ({ ...row, file: rooms, tests: ['packages/db/src/exclusions'] })),
  ...[
    {
      find: "raise exception '% is append only', tg_table_name using errcode = 'insufficient_privilege';",
      replace: 'return old;',
      promise: 'no exclusion is shortened or deleted',
    },
    {
      find: 'if new.closed_until >= old.closed_until then return new; end if;',
      replace: 'return new;',
      promise: 'no statement opens a closed account',
    },
    {
      find: 'and e.ends_at > r.requested_at',
      replace: 'and false',
      promise: 'the request of an earlier exclusion opens nothing',
    },
    {
      find: 'if old.closed_until > limit_clock() then',
      replace: 'if false then',
      promise: 'a closed account cannot be deleted',
    },
    {
      find: 'if (new.site_id, new.player_id, new.kind) <> (old.site_id, old.player_id, old.kind) then',
      replace: 'if false then',
      promise: 'a closed account cannot be given away',
    },
    {
      find: "new.requested_at + interval '24 hours'",
      replace: "new.requested_at + interval '23 hours'",
      promise: 'an account opens a day after its player asks for it',
    },
  ].map((row) => ({ ...row, file: exclusions, tests: ['packages/db/src/exclusions'] })),
  ...[
    {
      find: "if v_closed_until is distinct from 'infinity' or exists",
      replace: 'if exists',
      promise: 'a return is asked for once',
    },
    {
      find: 'greatest(a.closed_until, case',
      replace: 'coalesce(case',
      promise: 'a break does not shorten an exclusion',
    },
    {
      find: 'and a.kind = 1 for update;\n  if not found then return; end if;',
      replace: 'and a.kind = 1;\n  if not found then return; end if;',
      promise: 'of two confirmations at once one is a repeat',
    },
    {
      find: "interval '1 minute' then",
      replace: "interval '0 minutes' then",
      promise: 'a repeat within a minute is answered as before',
    },
    {
      find: 'if ends_at <= v_closed_until then',
      replace: 'if false then',
      promise: 'a closed account is only closed for longer',
    },
    {
      find: "      nullif(a.closed_until, 'infinity')\n    )\n",
      replace: '      null\n    )\n',
      promise: 'what ends before a requested opening is refused',
    },
    {
      find: 'r.opens_at = v_closed_until;\n    return v_opens_at;',
      replace: 'r.opens_at = v_closed_until;\n    return null;',
      promise: 'a repeated request to return is answered as before',
    },
    {
      find: "a.closed_until = 'infinity' and last.ends_at <= limit_clock()",
      replace: "a.closed_until = 'infinity'",
      promise: 'a return is offered after the end only',
    },
    {
      find: 'v_closed_until is null or e.ends_at > v_closed_until',
      replace: 'true',
      promise: 'only longer periods are offered to a closed account',
    },
    {
      find: '    union\n    select s.provider',
      replace: '    union all\n    select s.provider',
      promise: 'an open round is counted once',
    },
    {
      find: '  where is_round_open(p_site, p_player, round.provider, round.round_id)',
      replace: '  where true',
      promise: 'a settled round is not counted as open',
    },
  ].map((row) => ({ ...row, file: closing, tests: ['packages/db/src/exclusions'] })),
];

/** Limits as players set them, and the deposits that are judged by them. */
export const limitCallChanges: readonly Change[] = [
  {
    file: 'packages/services/src/money/start-deposit.ts',
    find: '    await requireOpenAccount(transaction, key);\n',
    replace: '',
    promise: 'no deposit is opened once the account is closed',
  },
  {
    file: 'packages/services/src/limits/set-one-limit.ts',
    find: 'isInForce && before.next !== undefined',
    replace: 'false',
    promise: 'the limit in force calls off what waits',
  },
  {
    file: 'packages/services/src/limits/deposit-limits.ts',
    find: 'amountMinor <= room.leftMinor',
    replace: 'amountMinor >= 0n',
    promise: 'a deposit above its limit is not started',
  },
  {
    file: 'packages/services/src/money/apply-report.ts',
    find: 'obstacle === undefined ? outcome',
    replace: 'obstacle !== undefined ? outcome',
    promise: 'a paid deposit that went past a limit is not credited',
  },
  {
    file: 'packages/services/src/limits/parse-limit.ts',
    find: 'amount <= MAX_LIMIT_MINOR',
    replace: 'amount >= 0n',
    promise: 'no limit is above ten million',
  },
  {
    file: 'packages/db/migrations/0123-rests-of-deposits.sql',
    find: 't.status in (0, 3) or ',
    replace: '',
    promise: 'a pending deposit counts towards its limit',
  },
  {
    file: 'packages/db/migrations/0123-rests-of-deposits.sql',
    find: 't.decided_at >= span.starts_at and ',
    replace: '',
    promise: 'a deposit counts in the periods in which it was approved',
  },
].map((row) => ({ ...row, tests: ['apps/server/src/routes/limits'] }));
