-- owner: core/desserts
-- Hours of the outings that began on the last Beijing day on which one began.
alter table dessert_keepers
  add column out_on date,
  add column out_hours smallint not null default 0 check (out_hours >= 0);
