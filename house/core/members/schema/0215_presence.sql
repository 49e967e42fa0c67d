-- owner: core/members
-- Two switches of their own: whether others see that a member is here, and whether the members' directory lists them.
alter table members
  add column shows_presence boolean not null default false,
  add column listed boolean not null default true,
  -- What a list by name orders by: pinyin, romaji or Latin letters of the nickname. Filled by the job `names`.
  add column sorts_as text not null default '';
update members set named = false where closed_at is null;
create index members_listed_name on members (sorts_as collate "C", id)
  where listed and closed_at is null and mail_verified_at is not null;

-- When a member was last seen: only of members who show it. No foreign key: its check would wait for every writer that
-- holds the member's row.
create table presence (
  member bigint primary key,
  seen_at timestamptz not null,
  -- False once the session that was seen last has ended.
  here boolean not null
) with (fillfactor = 70);
create index presence_seen on presence (seen_at desc, member desc);

-- Follows the sessions, in the order of the members so that two processes cannot deadlock. Sessions that staff entered
-- do not count.
create function presence_seen() returns trigger language plpgsql as $$
begin
  insert into presence as p (member, seen_at, here)
    select s.member, max(s.seen_at), true from seen s join members m on m.id = s.member
      where s.entered_by is null and m.shows_presence and m.closed_at is null group by s.member order by s.member
    on conflict (member) do update set seen_at = greatest(p.seen_at, excluded.seen_at), here = true;
  return null;
end $$;
create trigger sessions_presence_come after insert on sessions referencing new table as seen
  for each statement execute function presence_seen();
create trigger sessions_presence_seen after update on sessions referencing new table as seen
  for each statement execute function presence_seen();

create function presence_left() returns trigger language plpgsql as $$
begin
  update presence p set here = false
    from (select member, max(seen_at) as seen_at from gone where entered_by is null group by member) g
    where p.member = g.member and p.here and g.seen_at >= p.seen_at;
  return null;
end $$;
create trigger sessions_presence_gone after delete on sessions referencing old table as gone
  for each statement execute function presence_left();

-- Off, or closed: the row goes. On: as the sessions say.
create function presence_switched() returns trigger language plpgsql as $$
begin
  if new.shows_presence and new.closed_at is null then
    insert into presence as p (member, seen_at, here)
      select new.id, max(s.seen_at), true from sessions s
        where s.member = new.id and s.entered_by is null having max(s.seen_at) is not null
      on conflict (member) do update set seen_at = greatest(p.seen_at, excluded.seen_at), here = true;
  else
    delete from presence where member = new.id;
  end if;
  return null;
end $$;
create trigger members_presence after update of shows_presence, closed_at on members for each row
  when (old.shows_presence is distinct from new.shows_presence or old.closed_at is distinct from new.closed_at)
  execute function presence_switched();
create function presence_dropped() returns trigger language plpgsql as $$
begin
  delete from presence where member = old.id;
  return null;
end $$;
create trigger members_presence_gone after delete on members for each row execute function presence_dropped();
