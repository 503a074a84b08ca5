-- How long withdrawals of a method took lately is read for each page that follows one.

create index payment_transaction_paid_index on payment_transaction (site_id, method_id, decided_at)
  where kind = 2 and status in (1, 6);
