import type { Change } from '../change.ts';

const platform = 'packages/db/migrations/0001-platform.sql';
const ledger = 'packages/db/migrations/0002-ledger.sql';
const codes = 'packages/db/migrations/0011-sign-in-protection.sql';
const finding = 'packages/db/migrations/0015-finding-games.sql';
const outbox = 'packages/db/migrations/0021-outbox.sql';
const plays = 'packages/db/migrations/0022-game-popularity.sql';
const spans = 'packages/db/migrations/0067-bet-spans.sql';
const status = 'packages/db/migrations/0032-player-status.sql';

const ofPlays = ['packages/db/src/play-counts'];
const ofTableReads = ['packages/db/src/table-reads'];
const ofProof = ['packages/db/src/ledger-proof'];
const ofInterruption = ['packages/db/src/ledger-interruption'];
const ofTables = ['packages/db/src/table-rules'];
const ofLedger = ['packages/db/src/ledger-edges'];

/** What the tables themselves refuse, and the functions that live beside them. */
export const dbTableChanges: readonly Change[] = [
  {
    file: platform,
    find: 'unique (site_id, username)',
    replace: 'unique (username)',
    promise: 'a username that is taken at one brand is free at another',
    tests: ofTables,
  },
  {
    file: platform,
    find: 'unique (site_id, email)',
    replace: 'unique (site_id, email, id)',
    promise: 'one e-mail address opens one account, also for concurrent registrations',
    tests: ofTables,
  },
  {
    file: platform,
    find: 'unique (site_id, phone_country_id, phone)',
    replace: 'unique (phone_country_id, phone)',
    promise: 'a phone that is known at one brand may register at another',
    tests: ofTables,
  },
  {
    file: platform,
    find: 'unique (site_id, personal_id_hash)',
    replace: 'unique (personal_id_hash)',
    promise: 'a person may have an account at each brand',
    tests: ofTables,
  },
  {
    file: platform,
    find: 'unique (vendor, vendor_ref)',
    replace: 'unique (vendor, vendor_ref, id)',
    promise: 'a gateway’s reference belongs to one payment',
    tests: ofTables,
  },
  {
    file: platform,
    find: 'check (amount_minor > 0)',
    replace: 'check (amount_minor > -1000000)',
    promise: 'no payment has an amount of nothing or less',
    tests: ofTables,
  },
  {
    file: platform,
    find: 'check (0 < min_minor and min_minor <= max_minor and step_minor > 0)',
    replace: 'check (0 < min_minor and step_minor > 0)',
    promise: 'no payment method has a minimum above its maximum',
    tests: ofTables,
  },
  {
    file: ledger,
    find: 'unique (site_id, player_id, provider, kind, provider_tx)',
    replace: 'unique (site_id, player_id, kind, provider_tx)',
    promise: 'two providers may use the same transaction id',
    tests: ofLedger,
  },
  {
    file: ledger,
    find: 'primary key (site_id, player_id, provider, round_id)',
    replace: 'primary key (site_id, provider, round_id)',
    promise: 'the end of one player’s round leaves another player’s round of that id alone',
    tests: ofLedger,
  },
  {
    file: ledger,
    find: 'check (amount <> 0)',
    replace: 'check (amount is not null)',
    promise: 'no posting moves nothing',
    tests: ofTables,
  },
  {
    file: ledger,
    find: 'create unique index transfer_refund_key',
    replace: 'create index transfer_refund_key',
    promise: 'the tables themselves refuse a second rollback of one bet',
    tests: ofTables,
  },
  {
    file: ledger,
    find: 'truncate on transfer, posting, game_tx from',
    replace: 'truncate on transfer, game_tx from',
    promise: 'no posting can be changed or deleted',
    tests: ofTables,
  },
  {
    file: codes,
    find: 'create unique index sms_code_live_index',
    replace: 'create index sms_code_live_index',
    promise: 'a player has one live code for each purpose',
    tests: ofTables,
  },
  {
    file: codes,
    find: 'check (tries between 0 and 5)',
    replace: 'check (tries between 0 and 4)',
    promise: 'a code may be tried five times',
    tests: ofTables,
  },
  {
    file: 'packages/db/migrations/0012-pages.sql',
    find: 'unique nulls not distinct (site_id, slug)',
    replace: 'unique (site_id, slug)',
    promise: 'two pages that all brands share never have the same address',
    tests: ofTables,
  },
  {
    file: finding,
    find: 'primary key (site_id, player_id, game_id)',
    replace: 'primary key (site_id, game_id)',
    promise: 'several players may mark the same game as a favourite',
    tests: ofTables,
  },
  {
    file: finding,
    find: 'after insert or update or delete or truncate on game\n',
    replace: 'after insert or delete or truncate on game\n',
    promise: 'every process notices a changed game',
    tests: ofTables,
  },
  {
    file: finding,
    find: 'after insert or update or delete or truncate on payment_method\n',
    replace: 'after insert on payment_method\n',
    promise: 'every process notices a payment method that was switched off',
    tests: ofTables,
  },
  {
    file: 'packages/db/migrations/0020-worker-leases.sql',
    find: 'generate_series(0, 15)',
    replace: 'generate_series(0, 14)',
    promise: 'sixteen processes may run on one database',
    tests: ['packages/db/src/lease-worker'],
  },
  {
    file: outbox,
    find: 'tries integer not null default 0',
    replace: 'tries integer not null default 1',
    promise: 'a new entry of the outbox has not been tried',
    tests: ofTables,
  },
  {
    file: outbox,
    find: 'expires_at timestamptz not null',
    replace: 'expires_at timestamptz',
    promise: 'every entry of the outbox comes to an end',
    tests: ofTables,
  },
  {
    file: spans,
    find: 'if not found then return null; end if;\n  v_from',
    replace: 'v_from',
    promise: 'a count that another process is doing is left to it',
    tests: ofPlays,
  },
  {
    file: spans,
    find: '      where type = 1\n        and',
    replace: '      where',
    promise: 'a prize without a bet does not make a game more popular',
    tests: ofPlays,
  },
  {
    file: spans,
    find: "- interval '15 minutes'",
    replace: "- interval '5 minutes'",
    promise: 'bets that committed a little late are counted',
    tests: ofPlays,
  },
  {
    file: spans,
    find: "case when v_to = p_now then 'infinity' else v_to end",
    replace: 'v_to',
    promise: 'a bet of the instant of the count is counted',
    tests: ofPlays,
  },
  {
    file: spans,
    find: 'read_until = greatest(read_until, v_to);',
    replace: 'read_until = read_until;',
    promise: 'an interrupted count is continued',
    tests: ofPlays,
  },
  {
    file: spans,
    find: 'v_to := p_from + (v_to - p_from) / 2;',
    replace: 'exit;',
    promise: 'no statement reads more bets than a span may have',
    tests: ofTableReads,
  },
  {
    file: spans,
    find: 'limit p_bets + 1\n',
    replace: 'limit p_bets\n',
    promise: 'a span with more bets than it may have is halved',
    tests: ofTableReads,
  },
  {
    file: spans,
    find: "while v_to - p_from > interval '1 second' and p_bets",
    replace: "while v_to - p_from > interval '1 minute' and p_bets",
    promise: 'a busy minute is read in several spans',
    tests: ofTableReads,
  },
  {
    file: spans,
    find: 'stable set enable_seqscan = off as',
    replace: 'stable as',
    promise: 'the end of a span is found without reading the whole table',
    tests: ofTableReads,
  },
  {
    file: spans,
    find: 'read_plays(p_now timestamptz, p_from timestamptz, p_bets integer)\nreturns timestamptz language plpgsql set enable_seqscan = off as',
    replace:
      'read_plays(p_now timestamptz, p_from timestamptz, p_bets integer)\nreturns timestamptz language plpgsql as',
    promise: 'players are counted without reading the whole table',
    tests: ofTableReads,
  },
  {
    file: spans,
    find: 'find_stuck_rounds(p_from timestamptz, p_to timestamptz, p_bets integer)\nreturns timestamptz language plpgsql set enable_seqscan = off as',
    replace:
      'find_stuck_rounds(p_from timestamptz, p_to timestamptz, p_bets integer)\nreturns timestamptz language plpgsql as',
    promise: 'stuck rounds are searched without reading the whole table',
    tests: ofTableReads,
  },
  {
    file: spans,
    find: 'alter table game_tx set (autovacuum_vacuum_insert_scale_factor = 0, ',
    replace: 'alter table game_tx set (',
    promise: 'the bets that are missing in the index of times do not grow with the table',
    tests: ofTableReads,
  },
  {
    file: spans,
    find: 'and g.created_at >= p_from and g.created_at < v_to',
    replace: 'and g.created_at >= p_from and g.created_at < p_to',
    promise: 'no statement searches more bets than a span may have',
    tests: ofInterruption,
  },
  {
    file: spans,
    find: '      where is_round_open(r.site_id',
    replace: '      where true or is_round_open(r.site_id',
    promise: 'a settled round is not listed as stuck',
    tests: ofProof,
  },
  {
    file: spans,
    find: '        and not is_round_open(n.site_id, n.player_id, n.provider, n.round_id)\n',
    replace: '        and false\n',
    promise: 'a stuck round that was settled is listed no longer',
    tests: ofProof,
  },
  {
    file: spans,
    find: 'order by s.site_id, s.player_id, s.provider, s.round_id limit p_rounds',
    replace: 'order by s.site_id, s.player_id, s.provider, s.round_id',
    promise: 'stuck rounds are rechecked in batches',
    tests: ofInterruption,
  },
  {
    file: spans,
    find: 'order by n.site_id desc, n.player_id desc, n.provider desc, n.round_id desc limit 1',
    replace: 'order by n.site_id, n.player_id, n.provider, n.round_id limit 1',
    promise: 'a recheck of stuck rounds goes on from the last round of a batch',
    tests: ofInterruption,
  },
  {
    file: spans,
    find: '  if v_rounds < p_rounds then delete from stuck_round_position; end if;\n',
    replace: '',
    promise: 'each recheck begins with the first stuck round',
    tests: ofInterruption,
  },
  {
    file: plays,
    find: 'where last_day <= v_today - 28;',
    replace: 'where last_day < v_today - 28;',
    promise: 'a player who last played 28 days ago no longer counts',
    tests: ofPlays,
  },
  {
    file: plays,
    find: 'filter (where last_day > v_today - 7)',
    replace: 'filter (where last_day >= v_today - 7)',
    promise: 'a player who last played seven days ago is not a recent one',
    tests: ofPlays,
  },
  {
    file: plays,
    find: 'where not exists (select from game_player where game_player.game_id = known.game_id)',
    replace: 'where false',
    promise: 'a game that is no longer played has no players',
    tests: ofPlays,
  },
  {
    file: plays,
    find: ' or v_last.counted_on is distinct from v_today then 1',
    replace: ' then 1',
    promise: 'a new day is a new version of the counts',
    tests: ofPlays,
  },
  {
    file: 'packages/db/migrations/0069-stuck-rounds-by-age.sql',
    find: 'on stuck_round (opened_at)',
    replace: 'on stuck_round (round_id)',
    promise: 'the oldest stuck rounds are listed without checking the others',
    tests: ofTableReads,
  },
  {
    file: 'packages/db/migrations/0070-uncompiled-proof.sql',
    find: 'set jit = off;',
    replace: 'reset jit;',
    promise: 'a slice of the proof is not compiled',
    tests: ofTableReads,
  },
  {
    file: 'packages/db/migrations/0030-session-tokens.sql',
    find: ", 'token-reused'",
    replace: '',
    promise: 'a session ends when an old token of it is used again',
    tests: ofTables,
  },
  {
    file: status,
    find: "check (changed_by <> '' and reason <> '')",
    replace: "check (changed_by <> '')",
    promise: 'no status changes without a reason',
    tests: ofTables,
  },
  {
    file: status,
    find: 'revoke update, delete, truncate on player_status_change from public, current_user;',
    replace: '',
    promise: 'the audit trail of a player’s status cannot be changed',
    tests: ofTables,
  },
];
