import type { Change } from '../change.ts';

const booking = 'packages/db/migrations/0191-play-on-other-wallets.sql';
const play = 'packages/services/src/play';
const state = 'packages/services/src/catalogue/catalogue-state.ts';

const wallets = ['packages/db/src/ledger-wallets'];
const model = ['packages/db/src/ledger-model'];
const commands = [`${play}/wallet-sessions`];
const players = ['apps/server/src/callbacks/wallet-play'];

/** Play on the wallets besides main: what is booked where, and who says so. */
export const walletPlayChanges: readonly Change[] = [
  {
    file: booking,
    find: '    -- It has neither bonus money nor free rounds.\n    v_bonus := 0;\n',
    replace: '',
    promise: 'a bet from another wallet is none of the bonus’s business',
    tests: wallets,
  },
  {
    file: booking,
    find: 'status := case when p_free then 11 when p_spin is not null then 12 else',
    replace: 'status := case when p_spin is not null then 12 else',
    promise: 'a free bet is staked from the main wallet only',
    tests: wallets,
  },
  {
    file: booking,
    find: '      where a.site_id = p_site and a.player_id = p_player and a.kind = p_wallet\n      returning a.balance, a.version into balance, version;\n  end if;\n  if p_amount > v_part then',
    replace:
      '      where a.site_id = p_site and a.player_id = p_player and a.kind = p_wallet\n      returning a.balance, a.version - 1 into balance, version;\n  end if;\n  if p_amount > v_part then',
    promise: 'the balances of a wallet form a chain',
    tests: wallets,
  },
  {
    file: booking,
    find: 'if v_bet_id is not null and coalesce(v_known, 1) <> wallet then',
    replace: 'if false then',
    promise: 'a win goes to the wallet of its bet',
    tests: wallets,
  },
  {
    file: booking,
    find: '  if coalesce(v_bet.wallet, 1) <> wallet then',
    replace: '  if false then',
    promise: 'a refund goes to the wallet of its bet',
    tests: wallets,
  },
  {
    file: booking,
    find: 'if v_win.id is not null and coalesce(v_win.wallet, 1) <> wallet then',
    replace: 'if false then',
    promise: 'a win is taken back from the wallet that got it',
    tests: wallets,
  },
  {
    file: booking,
    find: "p_bet_tx, ''::bytea, 4::smallint, 0, balance, null, p_at,\n      wallet);",
    replace: "p_bet_tx, ''::bytea, 4::smallint, 0, balance, null, p_at,\n      1::smallint);",
    promise: 'a bet after its rollback is answered with the balance of its wallet',
    tests: model,
  },
  {
    file: booking,
    find: 'null, p_at, p_wallet);',
    replace: 'null, p_at);',
    promise: 'a refused bet is answered with the balance of its wallet for ever',
    tests: wallets,
  },
  {
    file: booking,
    find: 'wallet := coalesce(p_wallet, (\n    select t.wallet',
    replace: 'wallet := coalesce(p_wallet, (\n    select null::smallint',
    promise: 'the end of a round is answered with the balance of the wallet of its bets',
    tests: wallets,
  },
  {
    file: booking,
    find: 'b.outcome = 0 and b.wallet is distinct from 2',
    replace: 'b.outcome = 0',
    promise: 'a deposit is not staked by carrying it to a poker table',
    tests: ['packages/services/src/money/stake-left'],
  },
  {
    file: booking,
    find: 't.kind in (2, 3, 13) and t.wallet is distinct from b.wallet',
    replace: 't.kind = 13 and t.wallet is distinct from b.wallet',
    promise: 'the proof finds a win that another wallet got',
    tests: wallets,
  },
  {
    file: booking,
    find: 'where p.account_kind = coalesce(t.wallet, 1) and p.balance_after',
    replace: 'where p.account_kind = 1 and p.balance_after',
    promise: 'the proof compares the balance of the wallet with its transfers',
    tests: wallets,
  },
  {
    file: 'packages/db/src/ledger-sets.ts',
    find: '      command.wallet === undefined &&\n',
    replace: '',
    promise: 'bets from other wallets are not booked together with those of main',
    tests: wallets,
  },
  {
    file: `${play}/place-bet.ts`,
    find: ' || game.wallet !== session.wallet',
    replace: '',
    promise: 'a provider cannot choose the wallet by the game that it names',
    tests: commands,
  },
  {
    file: `${play}/publish-balance.ts`,
    find: " || status !== 'booked' || wallet",
    replace: " || status !== 'booked'",
    promise: 'pages never take the balance of another wallet for that of main',
    tests: commands,
  },
  {
    file: `${play}/run-wallet-commands.ts`,
    find: 'if (result?.wallet) {',
    replace: 'if (false) {',
    promise: 'a refused call is answered with the balance of its wallet',
    tests: commands,
  },
  {
    file: `${play}/wallet-of-game.ts`,
    find: "wallets.size > 1 ? 'ofBets' :",
    replace: 'wallets.size > 9 ? undefined :',
    promise: 'a provider with games of several wallets is told the balance of its round',
    tests: commands,
  },
  {
    file: `${play}/game-balance.ts`,
    find: 'const wallet = session ? session.wallet : walletOfGame(context, gameId);',
    replace: 'const wallet = session ? undefined : walletOfGame(context, gameId);',
    promise: 'a session is told the balance of its wallet',
    tests: commands,
  },
  {
    file: `${play}/issue-launch-token.ts`,
    find: '    ...(wallet && { wallet: walletNumber(wallet) }),\n',
    replace: '',
    promise: 'a launch token opens a session on the wallet of its game',
    tests: players,
  },
  {
    file: `${play}/open-poker-lobby.ts`,
    find: 'own.find(({ tableId }) => tableId === String(gameId)) ?? own[0]',
    replace: 'own[0]',
    promise: 'what is played at the room is booked as the game that was opened, if it has a row',
    tests: players,
  },
  {
    file: state,
    find: "  poker: 'poker',\n",
    replace: '',
    promise: 'games of the type poker are played with the poker wallet',
    tests: players,
  },
];
