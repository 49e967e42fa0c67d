-- owner: core/reminders
-- Kinds that no list or number has: those of parts that the operator switched off. Every process writes them when it starts.
create table silenced_reminders (kind text primary key);

-- `not in` stays a filter: the rows of a member keep the order of the index.
create view shown_reminders as
  select * from reminders where kind not in (select kind from silenced_reminders);
