-- When somebody last proved in the session that they have more than the password: a passkey, a code of the authenticator
-- app, or one that was sent to the verified phone. Money asks for it on its way out.

alter table session add column strongly_proven_at timestamptz;
