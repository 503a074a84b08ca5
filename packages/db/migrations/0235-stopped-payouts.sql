-- "This wasn't me": a link in the message of a withdrawal stops it, ends all sessions and keeps money in until a proof.

create table payout_alarm (
  site_id integer not null,
  player_id bigint not null,
  transaction_id bigint not null,
  -- SHA-256 of the link's token, in hex.
  token_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint payout_alarm_pkey primary key (site_id, player_id, transaction_id, token_hash),
  constraint payout_alarm_token_key unique (token_hash)
);

create table payout_stop (
  site_id integer not null,
  player_id bigint not null,
  stopped_at timestamptz not null,
  -- The withdrawal whose message had the link.
  transaction_id bigint not null,
  -- When somebody proved who they are and asked for money again.
  lifted_at timestamptz,
  constraint payout_stop_pkey primary key (site_id, player_id, stopped_at)
);
create unique index payout_stop_current_key on payout_stop (site_id, player_id) where lifted_at is null;

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (
  end_reason in (
    'signed-out', 'ended-elsewhere', 'password-reset', 'password-changed', 'second-step', 'blocked', 'token-reused',
    'excluded', 'payout-stopped'
  )
);

-- As in 0234; what was stopped was not taken back.
create or replace function taken_back_on(p_site integer, p_player bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from payment_transaction t
      where t.site_id = p_site and t.player_id = p_player and t.kind = 2 and t.status = 4 and t.changed_by = 'player'
        and t.change_reason is null
        and t.changed_at > p_at - interval '2 days' and site_day(p_site, t.changed_at) = site_day(p_site, p_at)
  );
$$;
