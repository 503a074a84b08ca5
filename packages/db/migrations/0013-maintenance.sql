-- Brands that are closed for maintenance: a row closes its brand, no row leaves it open.

create table maintenance (
  site_id integer primary key,
  begun_at timestamptz not null
);
