-- The ledger: append only, double entry. The house side of a posting is written but has no balance
-- row, so that no row is touched by more than one player. Every key begins with the player.
-- Numbers of kinds and outcomes are those of packages/ledger.

create table account (
  site_id integer not null,
  player_id bigint not null,
  kind smallint not null,
  currency smallint not null,
  -- Of the main account: 0 may bet, 1 blocked. Kept here so that a bet reads one row.
  state smallint not null default 0,
  balance bigint not null default 0,
  -- Counts the postings of this account: the chain of balances has no gap.
  version bigint not null default 0,
  constraint account_pkey primary key (site_id, player_id, kind),
  constraint account_kind_check check (kind between 1 and 6),
  constraint account_state_check check (state in (0, 1)),
  constraint account_balance_check check (balance >= 0)
) with (fillfactor = 80);

-- One row for each decided request, refused bets and tombstones included: only outcome 0 has postings.
create table transfer (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  kind smallint not null,
  provider text collate "C" not null,
  provider_tx text collate "C" not null,
  fingerprint bytea not null,
  outcome smallint not null,
  amount bigint not null,
  -- Balance of the main account afterwards.
  balance_after bigint not null,
  -- The bet that a win pays or a refund undoes.
  parent_id bigint,
  created_at timestamptz not null,
  constraint transfer_pkey primary key (site_id, player_id, id),
  constraint transfer_key unique (site_id, player_id, provider, kind, provider_tx),
  constraint transfer_amount_check check (amount >= 0),
  constraint transfer_kind_check check (kind between 1 and 10)
);
create index transfer_parent_index on transfer (site_id, player_id, parent_id) where parent_id is not null;
create unique index transfer_refund_key on transfer (site_id, player_id, parent_id) where kind = 3;

create table posting (
  site_id integer not null,
  player_id bigint not null,
  transfer_id bigint not null,
  account_kind smallint not null,
  amount bigint not null,
  -- Place in the account's chain and balance after it; both empty on the house side.
  version bigint,
  balance_after bigint,
  constraint posting_pkey primary key (site_id, player_id, transfer_id, account_kind),
  constraint posting_amount_check check (amount <> 0),
  constraint posting_chain_check check ((account_kind >= 10) = (version is null) and (version is null) = (balance_after is null))
);

create table game_tx (
  site_id integer not null,
  player_id bigint not null,
  transfer_id bigint not null,
  -- 1 bet, 2 win, 3 refund: the kind of its transfer.
  type smallint not null,
  -- 0 round, 1 free round, 2 jackpot, 3 promotion.
  play smallint not null,
  game_id integer not null,
  provider text collate "C" not null,
  provider_tx text collate "C" not null,
  round_id text collate "C" not null,
  amount bigint not null,
  balance_after bigint not null,
  created_at timestamptz not null,
  constraint game_tx_pkey primary key (site_id, player_id, transfer_id),
  constraint game_tx_type_check check (type in (1, 2, 3))
);
create index game_tx_round_index on game_tx (site_id, player_id, round_id);
create index game_tx_history_index on game_tx (site_id, player_id, created_at);
create index game_tx_wins_index on game_tx (site_id, created_at) where type = 2 and amount > 0;

create table closed_round (
  site_id integer not null,
  player_id bigint not null,
  provider text collate "C" not null,
  round_id text collate "C" not null,
  closed_at timestamptz not null,
  constraint closed_round_pkey primary key (site_id, player_id, provider, round_id)
);

-- What a person has to look at: the requests that came in an order which leaves a doubt.
create table ledger_review (
  site_id integer not null,
  player_id bigint not null,
  kind smallint not null,
  provider text collate "C" not null,
  provider_tx text collate "C" not null,
  reason text not null,
  created_at timestamptz not null,
  constraint ledger_review_pkey primary key (site_id, player_id, provider, kind, provider_tx)
);

revoke update, delete, truncate on transfer, posting, game_tx from public, current_user;
