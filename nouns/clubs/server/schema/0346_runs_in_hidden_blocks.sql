-- owner: features/clubs
-- Runs that hidden blocks show: the block's content is base64 of JSON, in which the first filling of the table did not look.
create temporary table hidden_runs on commit drop as
  with recursive inside (floor, shown, content) as (
    select x.floor, x.shown, convert_from(decode(b.data #>> '{}', 'base64'), 'utf8')::jsonb
    from (
      select floor, true as shown, document from floor_documents where document::text like '%"hidden"%'
      union all select floor, false, document from floor_versions where document::text like '%"hidden"%'
    ) x, jsonb_path_query(x.document::jsonb, 'strict $.** ? (@.component == "hidden").data') b (data)
    union all
    select i.floor, i.shown, convert_from(decode(b.data #>> '{}', 'base64'), 'utf8')::jsonb
    from inside i, jsonb_path_query(i.content, 'strict $.** ? (@.component == "hidden").data') b (data)
  )
  select i.floor, (r.id #>> '{}')::integer as replay, bool_or(i.shown) as shown
  from inside i, jsonb_path_query(i.content, 'strict $.** ? (@.kind == "replay").id') r (id)
  group by 1, 2;
insert into floor_replays (floor, replay, shown) select floor, replay, shown from hidden_runs
  on conflict (floor, replay) do nothing;
-- Their cards may be of another day. On a database that never ran, the queue is not there yet, nor is any floor.
do $$
begin
  if to_regnamespace('graphile_worker') is not null then
    perform graphile_worker.add_job('floorsOfReplay', json_build_object('replay', replay),
        job_key := 'floors-of-replay-' || replay)
      from (select distinct replay from hidden_runs) r;
  end if;
end
$$;
