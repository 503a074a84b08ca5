-- Methods have a name in English too, everywhere or at a site: {"7": {"name": "…", "nameEn": "…", "image": "…"}} in by_site.

alter table payment_method
  -- Null if the name is the same in both languages.
  add column name_en text,
  add constraint payment_method_name_en_check check (name_en <> '');
