-- Which table of the live-table provider a game is.

alter table game add column table_id text;
