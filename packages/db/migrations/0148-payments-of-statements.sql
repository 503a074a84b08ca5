-- A statement has what came back of all payments, of which there are few, and the payments of one year.

create index payment_transaction_returns_index on payment_transaction (site_id, player_id) where returned_minor > 0;
create index payment_transaction_approved_index on payment_transaction (site_id, player_id, (coalesce(decided_at, created_at)))
  where status in (1, 6);
