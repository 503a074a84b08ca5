-- The oldest stuck rounds are listed without checking all of them.

create index stuck_round_opened_at_index on stuck_round (opened_at);
