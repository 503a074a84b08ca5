import type { Change } from '../change.ts';

/** Its latest version. */
const reversing = 'packages/db/migrations/0175-parts-of-wins.sql';
const together = 'packages/db/migrations/0158-bookings-together.sql';
const play = 'packages/services/src/play';

const decisions = 'packages/services/src/money/decisions';

const ends = [`${decisions}/end-stuck-round`];
const model = ['packages/db/src/ledger-model'];
const answers = ['packages/db/src/ledger-reversals'];
const sets = ['packages/db/src/ledger-sets'];
const commands = [`${play}/run-wallet-commands`];

/** Reversals of wins, bookings of many players together, and calls of several commands. */
export const reversalChanges: readonly Change[] = [
  {
    file: 'packages/db/migrations/0181-bookings-with-bonuses.sql',
    find: 'status := case when balance < v_own or is_written_off(p_site, p_player, p_provider, p_tx) then 1 else 0 end;',
    replace: 'status := 0;',
    promise: 'a win is only taken back while its money is there',
    tests: answers,
  },
  {
    file: reversing,
    find: '  if status in (1, 22) then\n    perform claim_key(p_site, p_player, 13::smallint, p_provider, p_tx, p_print, p_at);\n    return;',
    replace: '  if status in (1, 22) then\n    return;',
    promise: 'a reversal that waits keeps its content',
    tests: model,
  },
  {
    file: reversing,
    find: 'select coalesce(sum(r.amount) = p_amount, false)',
    replace: 'select coalesce(sum(r.amount) > 0, false)',
    promise: 'a win of which a part was taken back still settles its bet',
    tests: answers,
  },
  {
    file: reversing,
    find: 'rest_of_win(p_site, p_player, t.id, t.amount) >= p_amount',
    replace: 't.amount >= p_amount',
    promise: 'no more is taken back of a win than it paid',
    tests: model,
  },
  {
    file: reversing,
    find: 'site_day(p_site, p_at), 0, -v_amount, 0, null);',
    replace: 'site_day(p_site, p_at), 0, 0, 0, null);',
    promise: 'what was taken back counts for a limit of losses',
    tests: sets,
  },
  {
    file: reversing,
    find: 'or k.amount > w.amount)',
    replace: 'or t.amount > w.amount)',
    promise: 'the proof finds reversals of more than their win',
    tests: answers,
  },
  {
    file: reversing,
    find: 'p_win_tx is null and has_reversal(p_site, p_player, p_provider, p_round)',
    replace: 'false',
    promise: 'a reversal of more than is left is not repeated for a day',
    tests: answers,
  },
  {
    file: reversing,
    find: 'p_win_tx is null and has_reversal(p_site, p_player, p_provider, p_round)',
    replace: 'p_win_tx is null',
    promise: 'a reversal that came before its win is repeated',
    tests: answers,
  },
  {
    file: reversing,
    find: '    if p_win_tx is null and status = 9 then\n',
    replace: '    if false then\n',
    promise: 'an operator finds a reversal of more than is left',
    tests: answers,
  },
  {
    file: together,
    find: 'and item.amount <= 9999999900 and fits_balance',
    replace: 'and fits_balance',
    promise: 'a win above the largest amount is reviewed, also among many',
    tests: sets,
  },
  {
    file: together,
    find: 'r.parent_id = bet.id and r.kind = 3\n        )\n        and not exists (',
    replace: 'r.parent_id = bet.id and r.kind = 99\n        )\n        and not exists (',
    promise: 'an undone bet wins nothing, also among many',
    tests: sets,
  },
  {
    file: together,
    find: 'g.transfer_id = bet.id and g.round_id = item.round_id',
    replace: 'g.transfer_id = bet.id',
    promise: 'a win names the round of its bet, also among many',
    tests: sets,
  },
  {
    file: together,
    find: 't.parent_id = bet.id\n        )',
    replace: 't.parent_id = bet.id and t.kind = 3\n        )',
    promise: 'a settled bet is not refunded, also among many',
    tests: sets,
  },
  {
    file: together,
    find: 'site_day(v_row.site_id, v_row.at), 0, v_row.amount, 0, null);',
    replace: 'site_day(v_row.site_id, v_row.at), 0, 0, 0, null);',
    promise: 'wins among many count for a limit of losses',
    tests: sets,
  },
  {
    file: 'packages/db/src/ledger-sets.ts',
    find: 'for (const [index, place] of places.entries()) results[place] = booked[index];',
    replace: 'for (const [index] of places.entries()) results[index] = booked[index];',
    promise: 'each command of a mixed set gets its own answer',
    tests: sets,
  },
  {
    file: `${play}/run-wallet-commands.ts`,
    find: "await transaction.client.query('rollback to savepoint call');",
    replace: '',
    promise: 'a refused command undoes those before it',
    tests: commands,
  },
  {
    file: `${play}/run-wallet-commands.ts`,
    find: 'if (booking && result && isStored(booking, result)) await ledger.storeRefusal(booking, result, debt);',
    replace: 'void [booking, result, debt, isStored];',
    promise: 'a refusal in a call of several commands is final',
    tests: commands,
  },
  {
    file: `${play}/run-wallet-commands.ts`,
    find: "  if (kind === 'winReversal' && status === 'noFunds') return true;\n",
    replace: '',
    promise: 'a reversal without funds is reviewed, also if it was not alone in its call',
    tests: commands,
  },
  {
    file: `${play}/run-wallet-commands.ts`,
    find: '      published.length = 0;\n',
    replace: '',
    promise: 'nobody is notified of a balance that was undone',
    tests: commands,
  },
  {
    file: `${play}/reverse-win.ts`,
    find: 'const isWin = !isRollback &&',
    replace: 'const isWin =',
    promise: 'a repeated rollback stays one when a win with its id has come',
    tests: commands,
  },
  {
    file: `${play}/run-command.ts`,
    find: 'const gameId = command.gameId ?? NO_GAME;',
    replace:
      "if (command.gameId === undefined && command.kind === 'win') return { outcome: 'gameUnknown' };\n  const gameId = command.gameId ?? NO_GAME;",
    promise: 'a win from an unknown game is paid',
    tests: commands,
  },
  {
    file: `${decisions}/end-stuck-round.ts`,
    find: "decision.outcome === 'returned' ? await ledger.openBets(round) : []",
    replace: 'await ledger.openBets(round)',
    promise: 'the stake of a lost round stays',
    tests: ends,
  },
  {
    file: `${decisions}/end-stuck-round.ts`,
    find: '    await findRound({ ledger }, decision);\n',
    replace: '',
    promise: 'of two operators one ends a round',
    tests: ends,
  },
  {
    file: `${decisions}/end-stuck-round.ts`,
    find: '    await ledger.closeRound(siteId, playerId, provider, roundId);\n',
    replace: '',
    promise: 'a round that an operator has ended is not stuck',
    tests: ends,
  },
  {
    file: 'packages/db/migrations/0159-ends-of-stuck-rounds.sql',
    find: 'and t.kind in (2, 3) and t.outcome = 0',
    replace: 'and t.kind = 3 and t.outcome = 0',
    promise: 'a bet that has won is not rolled back with its round',
    tests: ends,
  },
];
