-- Photos of documents that players upload. What is in a photo is encrypted before it comes here, and the site's role reads
-- it back only through view_document, which adds a row to the trail of operators.

create table document (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  kind text not null,
  -- 0 waiting, 1 accepted, 2 rejected.
  state smallint not null default 0,
  -- An operator's note to the player.
  note text,
  -- A keyed hash of the uploaded file, which finds a second upload of it.
  content_hash text not null,
  -- Of the stored photo.
  width integer not null,
  height integer not null,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- The payment that a payment proof was sent with.
  payment_id bigint,
  -- How long the photo is kept after the decision, as the brand said when it was uploaded.
  keep_days integer not null,
  -- When the photo is to be destroyed, if that is known; the row stays.
  destroy_at timestamptz,
  destroyed_at timestamptz,
  constraint document_pkey primary key (site_id, player_id, id),
  constraint document_kind_check check (kind in ('identity_front', 'identity_back', 'passport', 'payment_proof')),
  constraint document_state_check check (state between 0 and 2),
  constraint document_decision_check check ((state = 0) = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint document_payment_check check (payment_id is null or kind = 'payment_proof')
);
create unique index document_id_key on document (id);
-- The same file again is the same document, until its photo is destroyed.
create unique index document_content_key on document (site_id, player_id, kind, content_hash) where destroyed_at is null;
create index document_waiting_index on document (site_id, uploaded_at) where state = 0 and destroyed_at is null;
create index document_destroy_index on document (destroy_at) where destroyed_at is null;
create index document_payment_index on document (payment_id) where payment_id is not null;

-- Apart from the rows that are listed, which stay small.
create table document_content (
  document_id bigint not null,
  -- The master key that wraps the data key.
  key_id text not null,
  wrapped_key bytea not null,
  sealed bytea not null,
  constraint document_content_pkey primary key (document_id)
);
-- Encrypted bytes do not get smaller.
alter table document_content alter column sealed set storage external;
revoke update, truncate on document_content from public, current_user;
revoke delete, truncate on document from public, current_user;

-- What is stored of a photo, for an operator: no row if it was destroyed. The trail's row is written with it.
create function view_document(p_operator text, p_document bigint)
returns table (key_id text, wrapped_key bytea, sealed bytea)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_document document;
begin
  select * into v_document from document d where d.id = p_document;
  if not found then return; end if;
  perform append_to_trail(p_operator, 'view', v_document.site_id, 'document ' || p_document,
    jsonb_build_object('player', v_document.player_id, 'kind', v_document.kind));
  return query select c.key_id, c.wrapped_key, c.sealed from document_content c where c.document_id = p_document;
end $$;

-- Destroys the photos that are due, with their keys. Returns how many.
create function destroy_documents(p_now timestamptz, p_limit integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_count integer;
begin
  with due as (
    update document d set destroyed_at = p_now where d.id = any (array(
      select o.id from document o where o.destroy_at <= p_now and o.destroyed_at is null
        order by o.destroy_at limit p_limit for update skip locked
    )) returning d.id
  ), gone as (
    delete from document_content c using due where c.document_id = due.id
  )
  select count(*) into v_count from due;
  return v_count;
end $$;
revoke execute on function view_document(text, bigint), destroy_documents(timestamptz, integer) from public;

-- As in 0085, with the tables above.
create or replace function site_rights(p_table pg_class) returns text[] language sql stable as $$
  select coalesce(array_agg(own.privilege_type order by own.privilege_type), '{}')
    from aclexplode(coalesce(p_table.relacl, acldefault('r', p_table.relowner))) as own
    where own.grantee = p_table.relowner and own.privilege_type = any (case
      when p_table.relname in (
        'exclusion', 'exclusion_return', 'player_limit', 'player_limit_change', 'migration', 'payment_step', 'payment_event',
        'operator', 'operator_trail', 'operator_trail_end', 'player_freeze'
      ) then '{SELECT}'
      when p_table.relname = 'account' then '{INSERT,SELECT}'
      -- An excluded player who is deleted would not be recognized.
      when p_table.relname = 'player' then '{INSERT,SELECT,UPDATE}'
      when p_table.relname = 'document_content' then '{INSERT}'
      else '{DELETE,INSERT,SELECT,UPDATE}'
    end::text[]);
$$;
