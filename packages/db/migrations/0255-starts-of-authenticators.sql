-- Set-ups that were started before the latest one, in another tab: {"secretCipher", "createdAt"}, the latest first.
alter table authenticator add column earlier_starts jsonb not null default '[]';
