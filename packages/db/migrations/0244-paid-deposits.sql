-- How long deposits of a method took lately is read for each page that offers it, as that of withdrawals is.

drop index payment_transaction_paid_index;
create index payment_transaction_paid_index on payment_transaction (site_id, method_id, decided_at)
  where status in (1, 6);
