-- Studios and sports providers refer to the provider that serves them, as payment methods do.

alter table studio add column provider text not null default 'sandbox-studio';
alter table studio alter column provider drop default;

-- The provider that serves each sports provider listed by brands.
create table sports_provider (
  slug text primary key,
  provider text not null,
  enabled boolean not null default true
);
