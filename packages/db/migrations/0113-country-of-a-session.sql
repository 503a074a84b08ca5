-- Where a player signed in from: two letters of ISO 3166-1. Null if no trusted source named the country.
alter table session add column country text;
alter table session add constraint session_country_check check (country ~ '^[A-Z]{2}$');
