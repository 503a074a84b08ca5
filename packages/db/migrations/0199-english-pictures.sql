-- A cover has the name of its game in it.

alter table game add column picture_en text;
