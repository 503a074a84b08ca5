-- A challenge is for one purpose: what was signed to add a passkey proves nothing else. Those under way are begun again.
delete from passkey_challenge;
alter table passkey_challenge add column purpose text not null
  constraint passkey_challenge_purpose_check check (purpose in ('sign-in', 'proof', 'set-up'));
alter table passkey_challenge add constraint passkey_challenge_session_check
  check ((purpose = 'sign-in') = (session_id is null));

-- The host that a passkey works at; not known of those that were added before and not used since.
alter table passkey add column rp_id text;
