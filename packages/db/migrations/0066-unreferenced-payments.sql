-- Payments whose provider has not answered with its reference yet are found by our id.

create index payment_transaction_unreferenced_index on payment_transaction (provider, id) where provider_ref is null;
