import type { Change } from '../change.ts';

const sql = 'packages/db/migrations/0040-ledger-answers.sql';
/** The functions that read a bonus. */
const withBonuses = 'packages/db/migrations/0181-bookings-with-bonuses.sql';
/** The functions of bets, one by one and in batches. */
const betSql = 'packages/db/migrations/0080-rooms-of-limits.sql';
/** The last form of rollbacks. */
const reversals = 'packages/db/migrations/0157-reversals-of-wins.sql';
/** The last form of the proof. */
const proof = 'packages/db/migrations/0175-parts-of-wins.sql';
const store = ['packages/db/src/ledger-store'];
const locks = ['packages/db/src/ledger-locks'];
const batch = ['packages/db/src/ledger-batch'];
const proven = ['packages/db/src/ledger-proof'];
const edges = ['packages/db/src/ledger-edges'];

const PLAYER_LOCK =
  'from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;';
const lockOf = (columns: string, variables: string) =>
  `select ${columns} into ${variables}\n    ${PLAYER_LOCK}`;

/** A function's lock on the player; the variable declared last distinguishes it from the other functions. */
const lockBehind = (variable: string) =>
  `${variable};\n  v_bonus smallint;\n  v_to_bonus bigint := 0;\n  v_to_house bigint := 0;\nbegin\n  replayed := false;\n  bonus := 0;\n  ${lockOf('a.balance, a.version, a.currency, a.bonus', 'balance, version, v_currency, v_bonus')}`;
const shownVersion = 'a.version + bonus_version(a.site_id, a.player_id, a.bonus)';

const unlocked = (lock: string) => lock.replace(' for update', '');

/** Without its lock, what a function reads may have changed before it books. */
const lockChanges: readonly Change[] = [
  { lock: lockBehind('v_doubts text'), promise: 'a win locks its player' },
  { lock: lockBehind('v_refund_outcome smallint'), promise: 'a rollback locks its player' },
  {
    lock: lockOf(`a.balance, ${shownVersion}, a.state, a.currency`, 'balance, version, v_state, v_currency'),
    promise: 'a movement locks its player',
  },
  {
    lock: lockOf(`a.balance, ${shownVersion}, a.bonus`, 'balance, version, v_bonus'),
    promise: 'the end of a round locks its player',
  },
].map(({ lock, promise }) => ({
  file: withBonuses,
  find: lock,
  replace: unlocked(lock),
  promise,
  tests: locks,
}));

/** The functions that book and prove. */
export const bookingChanges: readonly Change[] = [
  ...lockChanges,
  {
    file: betSql,
    find: 'v_state <> 0 or ',
    replace: '',
    promise: 'a blocked player places no bet',
    tests: store,
  },
  {
    file: withBonuses,
    find: 'else status := (balance < p_amount)::integer;',
    replace: 'else status := (balance <= p_amount)::integer;',
    promise: 'the last funds can be staked',
    tests: edges,
  },
  {
    file: sql,
    find: '    elsif v_bet_outcome not in (0, 4) then status := 9;\n',
    replace: '',
    promise: 'a refused bet wins nothing',
    tests: store,
  },
  {
    file: sql,
    find: '    elsif v_bet_round <> p_round then status := 21;\n',
    replace: '',
    promise: 'a win names the round of its bet',
    tests: store,
  },
  {
    file: sql,
    find: '    if p_play = 0 then status := 22; end if;\n',
    replace: '',
    promise: 'an ordinary win has a bet',
    tests: store,
  },
  {
    file: sql,
    find: "c.provider = p_provider and c.round_id = p_round)\n      then 'win after",
    replace: "c.round_id = p_round)\n      then 'win after",
    promise: 'a win is not put on review because another studio’s round ended',
    tests: edges,
  },
  {
    file: sql,
    find: 'c.provider = p_provider and c.provider_tx = p_tx\n        and c.fingerprint',
    replace: 'c.provider_tx = p_tx\n        and c.fingerprint',
    promise: 'an undecided request of one studio does not block another studio’s',
    tests: edges,
  },
  {
    file: reversals,
    find: 'elsif not fits_balance(balance, v_bet.amount) then',
    replace: 'elsif false then',
    promise: 'no rollback makes a balance too large',
    tests: edges,
  },
  {
    file: sql,
    find: 'elsif not fits_balance(v_to_balance, p_amount) then',
    replace: 'elsif false then',
    promise: 'no movement makes a balance too large',
    tests: edges,
  },
  {
    file: sql,
    find: 'elsif v_from_balance < p_amount then status := 1;',
    replace: 'elsif v_from_balance <= p_amount then status := 1;',
    promise: 'the last funds can be withdrawn',
    tests: edges,
  },
  {
    file: betSql,
    find: 'and item.amount > 0 and a.balance',
    replace: 'and a.balance',
    promise: 'a batch leaves free rounds to single bookings',
    tests: batch,
  },
  {
    file: withBonuses,
    find: `v_closed_until, v_limited, v_bonus\n    ${PLAYER_LOCK}`,
    replace: unlocked(`v_closed_until, v_limited, v_bonus\n    ${PLAYER_LOCK}`),
    promise: 'a bet is alone with its player',
    tests: locks,
  },
  {
    file: betSql,
    find: ' for update of a skip locked',
    replace: '',
    promise: 'a batch is alone with its players',
    tests: locks,
  },
  {
    file: betSql,
    find: ' skip locked',
    replace: '',
    promise: 'a batch does not wait for a locked player',
    tests: locks,
  },
  {
    file: betSql,
    find: '      where i.place = any(v_places)\n',
    replace: '',
    promise: 'a batch books only the players whom it has locked',
    tests: batch,
  },
  {
    file: sql,
    find: 'if is_claimed_otherwise(p_site, p_player, 2::smallint, p_provider, p_tx, p_print) then status := 21; return; end if;',
    replace: '',
    promise: 'a win of an unknown bet is not repeated as a promotion',
    tests: edges,
  },
  {
    file: reversals,
    find: 'if is_claimed_otherwise(p_site, p_player, 3::smallint, p_provider, p_tx, p_print) then status := 21; return; end if;',
    replace: '',
    promise: 'a second rollback is not repeated with another bet',
    tests: edges,
  },
  {
    file: sql,
    find: 'if is_claimed_otherwise(p_site, p_player, p_kind, p_provider, p_tx, p_print) then status := 21; return; end if;',
    replace: '',
    promise: 'a withdrawal without funds is not repeated with another amount',
    tests: edges,
  },
  {
    file: betSql,
    find: 'if status = 4 then replayed := claim_key(p_site, p_player, 1::smallint, p_provider, p_tx, p_print, p_at);\n    else replayed := v_print = p_print;\n    end if;',
    replace: 'if status = 4 then return; end if;\n    replayed := v_print = p_print;',
    promise: 'a late bet after its rollback cannot be repeated with other content',
    tests: edges,
  },
  {
    file: betSql,
    find: 'c.provider = p_provider and c.round_id = p_round) then status := 3;',
    replace: 'c.round_id = p_round) then status := 3;',
    promise: 'a round that one studio closed is open at another',
    tests: edges,
  },
  {
    file: betSql,
    find: 'elsif v_currency <> p_currency then status := 7;',
    replace: '',
    promise: 'no bet in another currency is booked',
    tests: edges,
  },
  {
    file: sql,
    find: '  if v_currency <> p_currency then\n    status := 7;\n  elsif p_bet_tx is null then',
    replace: '  if p_bet_tx is null then',
    promise: 'no win in another currency is paid',
    tests: edges,
  },
  {
    file: sql,
    find: '  if v_currency <> p_currency then\n    status := 7;\n    transfer_id := p_id;\n    perform write_refusal(p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 7::smallint, p_amount, balance, null, p_at);\n    return;\n  end if;',
    replace: '',
    promise: 'no movement in another currency is booked',
    tests: edges,
  },
  {
    file: withBonuses,
    find: 'if v_known < (p_from < 10)::integer + (p_to < 10)::integer then status := 20;\n  elsif (v_state & 2)',
    replace: 'if (v_state & 2)',
    promise: 'nothing is moved to an account that is missing',
    tests: edges,
  },
  {
    file: withBonuses,
    find: 'and g.round_id = p_round and g.provider = p_provider and g.type = 1\n    );\n  end if;\n  status := 0;',
    replace: 'and g.round_id = p_round and g.type = 1\n    );\n  end if;\n  status := 0;',
    promise: 'the end of a round counts the bets of its own studio',
    tests: edges,
  },
  {
    file: betSql,
    find: 'and c.provider = item.provider and c.round_id = item.round_id',
    replace: "and c.provider = item.provider and c.round_id = 'x' || item.round_id",
    promise: 'no bet of a batch joins a closed round',
    tests: batch,
  },
  {
    file: betSql,
    find: 'and c.provider = item.provider and c.round_id = item.round_id',
    replace: 'and c.round_id = item.round_id',
    promise: 'a batch reads the rounds of its own studio',
    tests: batch,
  },
  {
    file: withBonuses,
    find: ' and a.state = 0 and a.bonus < 2 and a.currency = item.currency',
    replace: ' and a.bonus < 2 and a.currency = item.currency',
    promise: 'no bet of a batch is booked for a blocked player',
    tests: batch,
  },
  {
    file: withBonuses,
    find: ' and a.state = 0 and a.bonus < 2 and a.currency = item.currency',
    replace: ' and a.state = 0 and a.bonus < 2',
    promise: 'no bet of a batch is booked in another currency',
    tests: batch,
  },
  {
    file: betSql,
    find: 'and a.balance >= item.amount and a.state',
    replace: 'and a.balance > item.amount and a.state',
    promise: 'a batch takes the last funds',
    tests: batch,
  },
  {
    file: withBonuses,
    find: 'select b.place, b.new_balance, b.new_version + bonus_version(',
    replace: 'select b.place, b.new_balance, b.new_version - 1 + bonus_version(',
    promise: 'a batch returns the version after its bet',
    tests: batch,
  },
  {
    file: sql,
    find: 'select p_amount <= 9007199254740991 - p_balance;',
    replace: 'select p_amount < 9007199254740991 - p_balance;',
    promise: 'a balance may reach its limit',
    tests: edges,
  },
  {
    file: sql,
    find: 'if status = 0 and not fits_balance(balance, p_amount) then',
    replace: 'if false then',
    promise: 'no win makes a balance too large',
    tests: edges,
  },
  {
    file: sql,
    find: 'case when p_amount > 9999999900 then',
    replace: 'case when p_amount >= 9999999900 then',
    promise: 'a win of exactly the largest amount is not reviewed',
    tests: edges,
  },
  {
    file: reversals,
    find: 'p_amount <> v_bet.amount or p_round <> v_game.round_id or p_game <> v_game.game_id',
    replace: 'p_amount <> v_bet.amount or p_round <> v_game.round_id',
    promise: 'a rollback names the game of its bet',
    tests: store,
  },
  {
    file: reversals,
    find: 'or (v_bet.outcome = 0 and p_currency <> v_currency), false',
    replace: ', false',
    promise: 'a rollback names the currency of its bet',
    tests: store,
  },
  {
    file: reversals,
    find: 't.parent_id = v_bet.id and t.kind = 2 and t.outcome = 0',
    replace: 't.parent_id = v_bet.id and t.kind = 2 and t.outcome = 1',
    promise: 'a settled bet is not rolled back',
    tests: store,
  },
  {
    file: 'packages/db/migrations/0002-ledger.sql',
    find: 'check (balance >= 0)',
    replace: 'check (balance >= -1000000000)',
    promise: 'no balance falls below zero',
    tests: proven,
  },
  {
    file: proof,
    find: ' or c.version <> c.version_before + 1',
    replace: '',
    promise: 'the proof finds a gap in a chain',
    tests: proven,
  },
  {
    file: proof,
    find: 'where (t.type, t.change, t.provider, t.provider_tx, t.balance_after)\n      is distinct from (g.type, g.amount,',
    replace:
      'where (1, t.change, t.provider, t.provider_tx, t.balance_after)\n      is distinct from (1, g.amount,',
    promise: 'the proof finds a history of another type',
    tests: proven,
  },
  {
    file: 'packages/db/src/ledger-proof.ts',
    find: 'const last: PlayerKey = [siteId ?? MAX_SITE,',
    replace: 'const last: PlayerKey = [MAX_SITE,',
    promise: 'the books of one brand are proven alone',
    tests: proven,
  },
  {
    file: 'packages/db/src/ledger-sets.ts',
    find: '      command.refusal === undefined &&\n',
    replace: '',
    promise: 'a refused bet never goes into a batch',
    tests: batch,
  },
];
