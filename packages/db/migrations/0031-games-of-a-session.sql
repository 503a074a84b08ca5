-- A game session ends with the sign-in session that opened it. Those open during the upgrade have none and must be
-- opened again.

delete from launch_token;
alter table launch_token add column session_id bigint not null;
create index launch_token_session_index on launch_token (site_id, player_id, session_id) where used_at is null;

delete from game_session;
alter table game_session add column session_id bigint not null;
create index game_session_session_index on game_session (site_id, player_id, session_id) where closed_at is null;
