-- owner: features/social
-- What the members' directory orders by: followers with an open account, and replays that are neither removed nor held.
create table directory_counts (
  member bigint primary key references members (id) on delete cascade,
  followers integer not null default 0,
  replays integer not null default 0
) with (fillfactor = 70);
insert into directory_counts (member, followers, replays)
  select m.id,
    (select count(*) from follows f join members o on o.id = f.follower where f.followed = m.id and o.closed_at is null),
    (select count(*) from replays r where r.uploader = m.id and r.removed_at is null and r.held_at is null)
  from members m;
create index directory_followers on directory_counts (followers desc, member desc);
create index directory_replays on directory_counts (replays desc, member desc) where replays > 0;

create function directory_member_come() returns trigger language plpgsql as $$
begin
  insert into directory_counts (member) select id from come;
  return null;
end $$;
create trigger directory_member_come after insert on members referencing new table as come
  for each statement execute function directory_member_come();

-- Counts are added in the order of the members, so that two writes cannot deadlock.
create function directory_add_followers(members bigint[], counts bigint[]) returns void language plpgsql as $$
begin
  perform 1 from directory_counts where member = any (members) order by member for no key update;
  update directory_counts d set followers = d.followers + c.n
    from unnest(members, counts) as c (member, n) where d.member = c.member;
end $$;

create function directory_follow_come() returns trigger language plpgsql as $$
begin
  perform directory_add_followers(array_agg(followed), array_agg(n)) from (
    select f.followed, count(*) as n from come f join members o on o.id = f.follower
    where o.closed_at is null group by f.followed) c having count(*) > 0;
  return null;
end $$;
create function directory_follow_gone() returns trigger language plpgsql as $$
begin
  perform directory_add_followers(array_agg(followed), array_agg(n)) from (
    select f.followed, -count(*) as n from gone f join members o on o.id = f.follower
    where o.closed_at is null group by f.followed) c having count(*) > 0;
  return null;
end $$;
create trigger directory_follow_come after insert on follows referencing new table as come
  for each statement execute function directory_follow_come();
create trigger directory_follow_gone after delete on follows referencing old table as gone
  for each statement execute function directory_follow_gone();

create function directory_member_closed() returns trigger language plpgsql as $$
begin
  perform directory_add_followers(array_agg(followed), array_agg(n)) from (
    select followed, case when new.closed_at is null then 1 else -1 end::bigint as n from follows
    where follower = new.id) c having count(*) > 0;
  return null;
end $$;
create trigger directory_member_closed after update of closed_at on members for each row
  when ((old.closed_at is null) <> (new.closed_at is null)) execute function directory_member_closed();

create function directory_replay_come() returns trigger language plpgsql as $$
begin
  update directory_counts d set replays = d.replays + c.n
    from (select uploader, count(*) as n from come where removed_at is null and held_at is null group by uploader) c
    where d.member = c.uploader;
  return null;
end $$;
create function directory_replay_gone() returns trigger language plpgsql as $$
begin
  update directory_counts d set replays = d.replays - c.n
    from (select uploader, count(*) as n from gone where removed_at is null and held_at is null group by uploader) c
    where d.member = c.uploader;
  return null;
end $$;
create trigger directory_replay_come after insert on replays referencing new table as come
  for each statement execute function directory_replay_come();
create trigger directory_replay_gone after delete on replays referencing old table as gone
  for each statement execute function directory_replay_gone();

create function directory_replay_changed() returns trigger language plpgsql as $$
declare
  before integer := case when old.removed_at is null and old.held_at is null then 1 else 0 end;
  since integer := case when new.removed_at is null and new.held_at is null then 1 else 0 end;
begin
  if old.uploader = new.uploader then
    update directory_counts set replays = replays + since - before where member = new.uploader and since <> before;
  else
    update directory_counts set replays = replays - before where member = old.uploader;
    update directory_counts set replays = replays + since where member = new.uploader;
  end if;
  return null;
end $$;
create trigger directory_replay_changed after update of removed_at, held_at, uploader on replays for each row
  when (old.removed_at is distinct from new.removed_at or old.held_at is distinct from new.held_at
    or old.uploader is distinct from new.uploader) execute function directory_replay_changed();
