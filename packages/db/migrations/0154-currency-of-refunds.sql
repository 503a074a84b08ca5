-- Money that was never credited goes back in the currency that the gateway received, which may not be that of the payment.

alter table payment_refund add column currency text;

update payment_refund r
  set currency = coalesce(
    case when r.held_minor = 0 then t.details #>> '{received,currency}' end,
    case t.currency when 1 then 'TRY' when 2 then 'USD' else 'EUR' end
  )
  from payment_transaction t
  where t.site_id = r.site_id and t.player_id = r.player_id and t.id = r.transaction_id;

alter table payment_refund
  alter column currency set not null,
  add constraint payment_refund_currency_check check (currency <> '');
