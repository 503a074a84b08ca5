-- How far the proof of all brands has come, so that an interrupted one is continued; no row between two proofs.

create table ledger_proof_position (
  id integer constraint ledger_proof_position_pkey primary key,
  -- The last player of the last slice.
  site_id integer not null,
  player_id bigint not null,
  -- The contradictions found so far.
  breaks jsonb not null,
  constraint ledger_proof_position_id_check check (id = 1)
);
