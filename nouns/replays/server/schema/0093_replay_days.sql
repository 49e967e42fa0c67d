-- owner: features/replays
-- Which ids the uploads of a day (UTC) have, or more: in the order of likes, comments or iscore, where a period is one
-- part in many, an index leads from one upload of the period to the next. Drawn wide, so that uploads seldom write it.
create table replay_days (
  day date primary key,
  first integer not null,
  last integer not null
);

insert into replay_days select (uploaded_at at time zone 'UTC')::date as day, min(id), max(id) from replays group by 1;

create function replay_days_widen() returns trigger language plpgsql as $$
declare
  of_upload date := (new.uploaded_at at time zone 'UTC')::date;
begin
  if not exists (select from replay_days where day = of_upload and new.id between first and last) then
    insert into replay_days as d values (of_upload, new.id, new.id + 1000)
      on conflict (day) do update set first = least(d.first, excluded.first), last = greatest(d.last, excluded.last);
  end if;
  return null;
end $$;

create trigger replays_widen_day after insert or update of uploaded_at on replays
  for each row execute function replay_days_widen();
