-- The planner expects a ninth of all rows in each slice of the proof, and would compile expressions for several times as
-- long as the slice takes.

alter function ledger_breaks(integer, bigint, integer, bigint) set jit = off;
