-- An integrated third party is called a provider everywhere.

alter table payment_method rename column vendor to provider;
alter table payment_transaction rename column vendor to provider;
alter table payment_transaction rename column vendor_ref to provider_ref;
alter table payment_transaction
  rename constraint payment_transaction_vendor_ref_key to payment_transaction_provider_ref_key;
alter table game_session rename column vendor to provider;
alter table launch_token rename column studio_key_id to provider;
