-- After a reset of the password a place that was known before it still counts apart from those of strangers, but
-- together with the others like it, until its player signs in from it again.
alter table known_place add column is_before_reset boolean not null default false;
