import type { Change } from '../change.ts';

const migration = 'packages/db/migrations/0190-wallet-transfers.sql';
/** It replaces some functions of the first. */
const moneyInPlay = 'packages/db/migrations/0198-money-in-play.sql';
const store = 'packages/db/src/wallet-transfers.ts';
const verb = 'packages/services/src/money/wallets/transfer-money.ts';
const overview = 'packages/services/src/money/wallets/read-wallets.ts';
const panel = 'apps/web/src/areas/money/transfer';
const transfers = ['packages/db/src/wallet-transfers'];
const inPlay = ['packages/db/src/wallet-in-play'];
const calls = ['apps/server/src/routes/money/transfers'];

/** Transfers between main and the other wallets. */
export const walletTransferChanges: readonly Change[] = [
  {
    file: migration,
    find: '  perform lock_wallet(p_site, p_player, p_wallet);\n  select a.state',
    replace: '  select a.state',
    promise: 'one player’s transfers wait for each other',
    tests: transfers,
  },
  {
    file: migration,
    find: "    reason := 'insufficient';\n  end if;\n  if reason is null and p_type = 1",
    replace: '    reason := null;\n  end if;\n  if reason is null and p_type = 1',
    promise: 'more than there is does not wait for the end of a round',
    tests: inPlay,
  },
  {
    file: migration,
    find: '(v_known.wallet, v_known.type, v_known.amount) = (p_wallet, p_type, p_amount)',
    replace: '(v_known.wallet, v_known.amount) = (p_wallet, p_amount)',
    promise: 'a key with another direction is a mismatch',
    tests: transfers,
  },
  {
    file: migration,
    find: "  if account_is_closed(p_site, p_player) then return 'closed'; end if;\n",
    replace: '',
    promise: 'a player with a closed account moves nothing into a wallet',
    tests: transfers,
  },
  {
    file: migration,
    find: "  if (p_state & 1) <> 0 then return 'not_permitted'; end if;\n",
    replace: '',
    promise: 'a blocked player moves nothing into a wallet',
    tests: transfers,
  },
  {
    file: migration,
    find: "  if (p_state & 4) <> 0 then return 'debt'; end if;\n",
    replace: '',
    promise: 'a debt is not evaded by moving money away',
    tests: transfers,
  },
  {
    file: migration,
    find: "for_time) <= 0 then return 'limit'",
    replace: "for_time) < 0 then return 'limit'",
    promise: 'a player whose limit is reached moves nothing into a wallet',
    tests: transfers,
  },
  {
    file: migration,
    find: '  if p_type = 2 then\n    reason := why',
    replace: '  if p_type > 0 then\n    reason := why',
    promise: 'money gets out of a wallet whatever the state of the player',
    tests: transfers,
  },
  {
    file: migration,
    find: '(p_kind = 5 or p_kind = 8 and p_from = 1)',
    replace: 'p_kind in (5, 8)',
    promise: 'money gets out of a wallet while the player is frozen',
    tests: transfers,
  },
  {
    file: migration,
    find: '(p_kind = 5 or p_kind = 8 and p_from = 1)',
    replace: 'p_kind = 5',
    promise: 'the ledger itself moves nothing of a frozen main account into a wallet',
    tests: ['packages/db/src/player-freezes'],
  },
  {
    file: migration,
    find: "  elsif v_known.status = 0 then\n    reason := 'waiting';\n",
    replace: '',
    promise: 'a wallet waits for one transfer at most',
    tests: inPlay,
  },
  {
    file: moneyInPlay,
    find: 't.player_id = p_player and t.wallet = p_wallet and t.kind = 1',
    replace: 't.player_id = p_player and t.kind = 1',
    promise: 'a round of one wallet does not keep the money of another',
    tests: inPlay,
  },
  {
    file: moneyInPlay,
    find: ' from round where is_round_open(p_site, p_player, round.provider, round.round_id);',
    replace: ' from round;',
    promise: 'money waits no longer than until the end of the round',
    tests: inPlay,
  },
  {
    file: moneyInPlay,
    find: 'case when g.type = 1 then g.amount else -g.amount end), 0)::bigint end',
    replace: 'g.amount), 0)::bigint end',
    promise: 'what a round has paid is not in play any more',
    tests: inPlay,
  },
  {
    file: moneyInPlay,
    find: '    where g.created_at >= p_since;\n',
    replace: ';\n',
    promise: 'what was staked before a session is not in play in it',
    tests: inPlay,
  },
  {
    file: migration,
    find: 'if v_row.status <> 0 or is_wallet_in_play(',
    replace: 'if v_row.status <> 0 or false and is_wallet_in_play(',
    promise: 'a transfer is not decided while its wallet is in play',
    tests: inPlay,
  },
  {
    file: store,
    find: "  checkMovement({ provider: 'wallets', tx: transfer.key, amountMinor: transfer.amountMinor });\n",
    replace: '',
    promise: 'a transfer of nothing is a bug of the caller',
    tests: transfers,
  },
  {
    file: verb,
    find: "if (direction === 'toWallet') await requireWallet",
    replace: 'await requireWallet',
    promise: 'money gets out of a wallet that the brand does not have any more, and of poker without a name',
    tests: calls,
  },
  {
    file: verb,
    find: "  if (!row?.pokerUserAt) throw new CallError('poker_user_missing', { message: 'transfer_poker_name' });\n",
    replace: '',
    promise: 'no money goes to poker for a player without a name there',
    tests: calls,
  },
  {
    file: verb,
    find: "typeof amount === 'number' ? 'en' : language",
    replace: "'en'",
    promise: 'an amount is read by the conventions of the language',
    tests: calls,
  },
  {
    file: verb,
    find: 'key: body.key ?? String(ids.next())',
    replace: 'key: String(ids.next())',
    promise: 'a repeated press moves the money once',
    tests: calls,
  },
  {
    file: 'packages/services/src/play/add-poker-user.ts',
    find: '  await notePokerUser(context);\n',
    replace: '',
    promise: 'a name at the room opens the poker wallet',
    tests: calls,
  },
  {
    file: overview,
    find: ' || balances[kind] > 0n',
    replace: '',
    promise: 'money in a wallet that the brand does not have any more is shown',
    tests: calls,
  },
  {
    file: 'packages/services/src/account/game-transfers.ts',
    find: '    type ? eq(walletTransfer.type, type) : undefined,\n',
    replace: '',
    promise: 'the history is filtered by direction',
    tests: calls,
  },
  {
    file: `${panel}/transfer-amount.ts`,
    find: 'amountMinor <= 0n',
    replace: 'amountMinor < 0n',
    promise: 'nothing is not transferred',
    tests: [`${panel}/transfer-amount`],
  },
  {
    file: `${panel}/transfer-amount.ts`,
    find: 'amountMinor > fromMinor || ',
    replace: '',
    promise: 'more than there is is refused before it is sent',
    tests: [`${panel}/transfer-amount`],
  },
  {
    file: `${panel}/press-key.ts`,
    find: 'if (last?.content !== content) last',
    replace: 'last',
    promise: 'a press whose reply was lost is repeated with its key',
    tests: [`${panel}/press-key`],
  },
  {
    file: `${panel}/press-key.ts`,
    find: '      last = undefined;\n',
    replace: '',
    promise: 'the same transfer can be made twice',
    tests: [`${panel}/press-key`],
  },
];
