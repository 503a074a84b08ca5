-- The messages of a topic are found without reading those of the others.

create index player_message_kind_index on player_message (site_id, player_id, kind, id);
