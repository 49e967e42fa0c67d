-- owner: features/bets
-- Whether the home page may show an event; staff take it off.
alter table bets add column on_home boolean not null default true;
