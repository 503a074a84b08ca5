-- Info pages of the operator: terms, policies, help.

create table page (
  id integer primary key,
  site_id integer,
  slug text not null,
  sort integer not null,
  name_tr text not null,
  name_en text not null,
  body_tr text not null,
  body_en text not null,
  constraint page_slug_key unique nulls not distinct (site_id, slug)
);
