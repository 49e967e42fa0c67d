-- owner: features/home
-- How many accounts there are that are not closed: what the shop window shows.
create table member_totals (
  one boolean primary key default true check (one),
  members bigint not null
);
insert into member_totals (members) select count(*) from members where closed_at is null;

create function members_count_come() returns trigger language plpgsql as $$
begin
  update member_totals set members = members + (select count(*) from come where closed_at is null);
  return null;
end $$;

create function members_count_gone() returns trigger language plpgsql as $$
begin
  update member_totals set members = members - (select count(*) from gone where closed_at is null);
  return null;
end $$;

create function members_count_closed() returns trigger language plpgsql as $$
begin
  update member_totals set members = members + case when new.closed_at is null then 1 else -1 end;
  return null;
end $$;

create trigger members_count_come after insert on members referencing new table as come
  for each statement execute function members_count_come();
create trigger members_count_gone after delete on members referencing old table as gone
  for each statement execute function members_count_gone();
create trigger members_count_closed after update of closed_at on members
  for each row when ((old.closed_at is null) <> (new.closed_at is null)) execute function members_count_closed();
