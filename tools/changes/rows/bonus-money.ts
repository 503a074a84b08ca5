import type { Change } from '../change.ts';

const bonuses = 'packages/db/migrations/0180-bonuses.sql';
const bookings = 'packages/db/migrations/0181-bookings-with-bonuses.sql';
const proof = 'packages/db/migrations/0182-proof-with-bonuses.sql';

const rounds = ['packages/db/src/ledger-free-spins'];

/** Bonus money in the bookings. */
export const bonusMoneyChanges: readonly Change[] = [
  ...[
    {
      find: 'part := greatest(p_amount - p_balance, 0);',
      replace: 'part := least(p_amount, money);',
      promise: 'own money is staked first',
    },
    {
      find: 'elsif v_weight = 0 and part > 0 then status := 11;',
      replace: '',
      promise: 'a game that does not count takes no bonus money',
    },
    {
      find: 'and money > 0 and p_amount > v_max_stake',
      replace: 'and p_amount > v_max_stake',
      promise: 'without bonus money no largest stake holds',
    },
    {
      find: 'p_amount > v_max_stake',
      replace: 'part > v_max_stake',
      promise: 'the largest stake is that of the whole bet',
    },
    {
      find: 'coalesce(p_odds, 0) < w.min_odds, b.balance',
      replace: 'false, b.balance',
      promise: 'odds below the smallest count nothing',
    },
    {
      find: 'least(p_amount, coalesce(v_max_stake, p_amount)) end * v_weight / 100;',
      replace: 'least(p_amount, coalesce(v_max_stake, p_amount)) end;',
      promise: 'a game counts by its percentage',
    },
    {
      find: 'least(p_amount, coalesce(v_max_stake, p_amount)) end * v_weight / 100;',
      replace: 'p_amount end * v_weight / 100;',
      promise: 'no more of a stake counts than the largest one',
    },
    {
      find: 'and w.frozen_at is null and w.expires_at > p_at\n    where b.site_id',
      replace: 'and w.expires_at > p_at\n    where b.site_id',
      promise: 'a frozen bonus takes no bet',
    },
    {
      find: 'if not v_is_free_bet or v_weight = 0 or p_amount <> money then',
      replace: 'if not v_is_free_bet or v_weight = 0 or p_amount > money then',
      promise: 'a free bet is staked as a whole',
    },
    {
      find: 'v_share := floor(p_amount::numeric * v_stake.part / (v_stake.own + v_stake.part));',
      replace: 'v_share := ceil(p_amount::numeric * v_stake.part / (v_stake.own + v_stake.part));',
      promise: 'a share is rounded in favour of own money',
    },
    {
      find: 'least(v_share, v_stake.part - v_stake.kept)',
      replace: 'least(v_share, v_stake.part)',
      promise: "a free bet's stake is kept once",
    },
    {
      find: 'greatest(coalesce(p_award.max_release - p_award.released, p_amount), 0)',
      replace: 'coalesce(p_award.max_release, p_amount)',
      promise: 'late wins release no more than the terms do',
    },
    {
      find: 'to_house := p_amount - to_bonus - v_own;',
      replace: 'to_house := 0;',
      promise: 'what a bonus that has ended wins is taken back',
    },
    {
      find: 'set wagered = greatest(w.wagered - v_stake.counted, 0)',
      replace: 'set wagered = w.wagered',
      promise: 'a bet that was undone no longer counts',
    },
    {
      find: 'least(v_money.balance, greatest(coalesce(v_award.max_release - v_award.released, v_money.balance), 0)) else 0',
      replace: 'v_money.balance else 0',
      promise: 'a completed bonus releases no more than its terms do',
    },
    {
      find: 'if v_award.status <> 0 or v_award.accept_until <= p_at then return 2; end if;\n  if v_award.wager = 0',
      replace: 'if v_award.status <> 0 then return 2; end if;\n  if v_award.wager = 0',
      promise: 'an offer ends at its time',
    },
    {
      find: 'when has_open_stakes(p_award.site_id, p_award.player_id, p_award.id) then null',
      replace: '',
      promise: 'a lost bonus waits for its open bets',
    },
    {
      find: "if p_reason in ('declined', 'not accepted') then return false; end if;",
      replace: '',
      promise: 'an active bonus is neither declined nor not accepted',
    },
    {
      find: 'if v_why is distinct from p_reason then return false; end if;',
      replace: '',
      promise: 'what is listed to end is looked at again under the lock',
    },
    {
      find: "p_reason = 'not accepted' and w.accept_until <= v_at",
      replace: "p_reason = 'not accepted'",
      promise: 'an offer is not over before its time',
    },
    {
      find: 'v_at constant timestamptz := least(p_at, limit_clock());\nbegin\n  return query',
      replace: 'v_at constant timestamptz := p_at;\nbegin\n  return query',
      promise: 'nothing is listed to end before the clock of the house says so',
    },
    {
      find: 'v_at constant timestamptz := least(p_at, limit_clock());\n  v_why text;',
      replace: 'v_at constant timestamptz := p_at;\n  v_why text;',
      promise: 'bonuses end by the clock of the house',
    },
    {
      find: 'f.expires_at end <= least(p_at, limit_clock()) and not is_spin_frozen(f);',
      replace: 'f.expires_at end <= p_at and not is_spin_frozen(f);',
      promise: 'free rounds end by the clock of the house',
    },
    {
      find: '(not p_is_frozen and is_bonus_held(p_site, p_player))',
      replace: 'false',
      promise: 'a bonus stays frozen while a withdrawal waits',
    },
    {
      find: 'expires_at = w.expires_at + v_pause',
      replace: 'expires_at = w.expires_at',
      promise: 'a frozen bonus keeps its time',
    },
    {
      find: 'when p_award.status <> 1 or p_award.frozen_at is not null then null',
      replace: 'when p_award.status <> 1 then null',
      promise: 'a frozen bonus does not end by its time',
    },
    {
      find: 'if v_award.wager = 0 and v_award.amount > 0',
      replace: 'if v_award.wager < 0 and v_award.amount > 0',
      promise: 'money that needs no stakes is the player’s own at once',
    },
    {
      find: '(p_kind = 3 and v_award.is_free_bet) or',
      replace: '',
      promise: 'a free bet that is returned is not own money',
    },
    {
      find: "or (v_award.end_reason = 'spent' and v_award.wagered < v_award.wager)",
      replace: '',
      promise: 'what comes back to a lost bonus still has to be staked for',
    },
    {
      find: "v_award.end_reason = 'spent' and v_award.wagered < v_award.wager",
      replace: "v_award.end_reason = 'spent'",
      promise: 'what a lost bonus wins late is own money if enough was staked',
    },
    {
      find: 'if p_kind = 2 and not v_stake.is_sport then',
      replace: 'if p_kind = 2 then',
      promise: 'a bet on sport is not settled by a part of it that is cashed out',
    },
    {
      find: '(s.is_sport or is_round_open(g.site_id, g.player_id, g.provider, g.round_id))',
      replace: 'is_round_open(g.site_id, g.player_id, g.provider, g.round_id)',
      promise: 'a lost bonus waits for the rest of a bet of which a part was cashed out',
    },
    {
      find: '(v_award.status = 2 and v_award.accepted_at = v_award.ended_at)',
      replace: 'false',
      promise: 'money that needs no stakes is accepted the same however often',
    },
    {
      find: 'w.status = 2 and w.expires_at > p_at',
      replace: 'w.status = 2',
      promise: 'a free bet that is returned after its time is the house’s',
    },
    {
      find: 'wager = greatest(w.wager, w.wagered),',
      replace: 'wager = w.wager,',
      promise: 'a free bet that is returned has to be staked again',
    },
    {
      find: 'set wagered = w.wagered + v_stake.to_count',
      replace: 'set wagered = w.wagered',
      promise: 'a settled bet on sport counts',
    },
  ].map((row) => ({ ...row, file: bonuses })),
  ...[
    {
      find: 'f.left_count > 0 and f.expires_at > p_at;\n  return found;',
      replace: 'f.left_count > 0;\n  return found;',
      promise: 'free rounds end at their time',
    },
    {
      find: 'and f.status = 1 and f.game_id = p_game\n',
      replace: 'and f.status = 1\n',
      promise: 'free rounds are for their game',
    },
    {
      find: 'returning w.wagered >= w.wager into v_is_reached;',
      replace: 'returning w.wagered > w.wager into v_is_reached;',
      promise: 'a bonus is completed when exactly enough was staked',
    },
    {
      find: 'if v_award.status = 1 and not has_passed_bonus(v_win) then',
      replace: 'if v_award.status = 1 then',
      promise: 'a win that never came to the bonus is not taken back from it',
    },
    {
      find: 'from_house := v_undone.kept;',
      replace: 'from_house := 0;',
      promise: 'what was kept of a win is given back with it',
    },
    {
      find: 'then s.kept - v_undone.kept else',
      replace: 'then s.kept else',
      promise: 'what was kept is given back once',
    },
    {
      find: 'from_house := v_undone.kept + v_undone.part - from_bonus;',
      replace: '',
      promise: 'bonus money that was lost is not taken from own money',
    },
    {
      find: 'case when p_award.max_release is null then 0 else p_award.taken end',
      replace: '0',
      promise: 'of a completed bonus the house’s share of a win is taken back first',
    },
    {
      find: 'set released = greatest(w.released - (v_undone.part - v_house), 0), taken',
      replace: 'set taken',
      promise: 'what is taken back of a completed bonus was not released',
    },
    {
      find: 'kept := least(part, v_kept);',
      replace: 'kept := part - least(part, v_part);',
      promise: 'a part of a free bet’s win leaves its stake with the house',
    },
    {
      find: 'v_is_late constant boolean := p_odds is not null and not p_free;',
      replace: 'v_is_late constant boolean := false;',
      promise: 'a bet on sport counts once it is settled',
    },
    {
      find: 'if v_bonus > 0 and not replayed then perform settle_round(p_site, p_player, p_provider, p_round); end if;',
      replace: '',
      promise: 'a lost bet on sport counts',
    },
    {
      find: ' and a.state = 0 and a.bonus < 2',
      replace: ' and a.state = 0',
      promise: 'sets leave the bets of an active bonus alone',
    },
  ].map((row) => ({ ...row, file: bookings })),
  ...[
    {
      find: 'if not p_game = any(v_spin.games) then return 3; end if;',
      replace: '',
      promise: 'free rounds are claimed for a game of the offer',
    },
    {
      find: 'set left_count = f.left_count + 1, status = 1, ended_at = null',
      replace: 'set ended_at = null',
      promise: 'a round that was rolled back is given back',
    },
    {
      find: 'least(p_amount, greatest(coalesce(v_spin.max_win - v_spin.won, p_amount), 0))',
      replace: 'p_amount',
      promise: 'free rounds win no more than their terms allow',
    },
    {
      find: 'wager = w.wager + v_wager',
      replace: 'wager = w.wager',
      promise: 'what free rounds win has to be staked',
    },
    {
      find: 's.free_spin_id = f.id and not s.is_settled\n            and is_round_open',
      replace: 's.free_spin_id = f.id and false\n            and is_round_open',
      promise: 'a bonus waits for the outcome of its last free round',
    },
    {
      find: 'w.id = f.award_id and w.status = 1\n        ));\n    return;',
      replace: 'w.id = f.award_id\n        ));\n    return;',
      promise: 'a round of a bonus that has ended is not given back',
    },
    {
      find: "case when p_award.wagered >= p_award.wager and p_award.amount > 0 then 'wagered' else 'time is up' end",
      replace: "'time is up'",
      promise: 'what was staked for is not taken at the end of the time',
    },
  ].map((row) => ({ ...row, file: bonuses, tests: rounds })),
  ...[
    {
      find: 'and not has_open_rounds(p_site, p_player, p_award)',
      replace: '',
      promise: 'a bonus is not completed while free rounds may still win',
    },
    {
      find: 'set won = f.won - v_undone.part',
      replace: 'set won = f.won',
      promise: 'a win of free rounds that is taken back leaves room for the right one',
    },
    {
      find: 'set amount = w.amount - v_undone.part, wager = w.wager - v_undone.wager',
      replace: 'set amount = w.amount - v_undone.part',
      promise: 'a win of free rounds that is taken back need not be staked',
    },
    {
      find: 'part := least(p_rest, v_part);\n    kept := p_rest - part;',
      replace: 'part := p_rest - least(p_rest, v_kept);\n    kept := p_rest - part;',
      promise: 'what free rounds win beyond their most is the last of a win',
    },
  ].map((row) => ({ ...row, file: bookings, tests: rounds })),
  {
    file: proof,
    find: "'bonus money has its bonus', a.site_id, a.player_id, a.kind, 0, a.balance\n    from an_account a\n    where a.kind = 5 and a.balance > 0",
    replace:
      "'bonus money has its bonus', a.site_id, a.player_id, a.kind, 0, a.balance\n    from an_account a\n    where a.kind = 5 and a.balance > 999999",
    promise: 'the proof finds bonus money without a bonus',
    tests: ['packages/db/src/ledger-proof'],
  },
  {
    file: proof,
    find: 'and s.part is distinct from -p.amount',
    replace: 'and s.part <> -p.amount',
    promise: 'the proof finds a stake that no bonus knows',
    tests: ['packages/db/src/ledger-proof'],
  },
];
