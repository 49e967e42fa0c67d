-- owner: core/moderation
-- Reports of anything: `kind` names the noun, `subject` the row of its table. Reports from before keep their number within
-- their kind, as the staff log names them; new ones take theirs from one sequence. Nothing cascades from a subject: its
-- noun drops its reports as it is purged, and a daily job drops those of subjects that are not there any more.
create sequence report_ids as integer;
create table reports (
  kind text not null,
  id integer not null default nextval('report_ids'),
  subject bigint not null,
  reporter bigint not null references members (id) on delete cascade,
  reason text not null,
  -- The reporter held bomb level 1.
  priority boolean not null,
  at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'taken', 'pass', 'notPass', 'done')),
  -- Who works on it since when.
  taker bigint references members (id) on delete set null,
  taken_at timestamptz,
  verdict text check (verdict in ('pass', 'notPass')),
  decision text not null default '',
  done_at timestamptz,
  check (state not in ('pass', 'notPass') or verdict = state),
  check (state <> 'done' or verdict is not null)
);
alter sequence report_ids owned by reports.id;
insert into reports (kind, id, subject, reporter, reason, priority, at, state, taker, taken_at, verdict, decision, done_at)
  select 'replay', id, replay, reporter, reason, priority, at, state, taker, taken_at, verdict, decision, done_at
  from replay_reports;
insert into reports (kind, id, subject, reporter, reason, priority, at, state, taker, taken_at, verdict, decision, done_at)
  select 'floor', id, floor, reporter, reason, priority, at, state, taker, taken_at, verdict, decision, done_at
  from floor_reports;
select setval('report_ids', greatest(
  (select coalesce(max(last_value), 1) from pg_sequences
    where sequencename in ('replay_reports_id_seq', 'floor_reports_id_seq') and schemaname = current_schema()),
  (select coalesce(max(id), 1) from reports)));
alter table reports add primary key (kind, id);
-- Unique index: a member has at most one open report of a thing; of two concurrent inserts one is dropped.
create unique index reports_open on reports (kind, subject, reporter) where state <> 'done';
create index reports_queue on reports (kind, priority desc, at) where state <> 'done';
create index reports_done on reports (kind, done_at desc) where state = 'done';
create index reports_subject on reports (kind, subject);
create index reports_reporter on reports (reporter);
create index reports_taker on reports (taker) where taker is not null;
drop table replay_reports, floor_reports;

-- Everything that waits for staff, of every noun. Reads of a noun go by `held_at` in its own table, and a trigger keeps
-- this queue equal to it: nothing else writes here.
create table waiting (
  kind text not null,
  subject bigint not null,
  author bigint not null,
  at timestamptz not null,
  why text check (why in ('first', 'black')),
  primary key (kind, subject)
);
create index waiting_queue on waiting (kind, at, subject);
create index waiting_author on waiting (author);

-- Arguments: the kind, and the column that names the author.
create function follow_waiting() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.held_at is not null and new.removed_at is null then
    insert into waiting (kind, subject, author, at, why)
      values (tg_argv[0], new.id, (to_jsonb(new) ->> tg_argv[1])::bigint, new.held_at, new.held_why)
      on conflict (kind, subject) do update set at = excluded.at, why = excluded.why;
  else
    delete from waiting where kind = tg_argv[0] and subject = old.id;
  end if;
  return null;
end $$;

create trigger replays_wait after insert on replays for each row
  when (new.held_at is not null) execute function follow_waiting('replay', 'uploader');
create trigger replays_wait_on after update on replays for each row
  when (old.held_at is not null or new.held_at is not null) execute function follow_waiting('replay', 'uploader');
create trigger replays_wait_no_more after delete on replays for each row
  when (old.held_at is not null) execute function follow_waiting('replay', 'uploader');
create trigger replay_comments_wait after insert on replay_comments for each row
  when (new.held_at is not null) execute function follow_waiting('comment', 'author');
create trigger replay_comments_wait_on after update on replay_comments for each row
  when (old.held_at is not null or new.held_at is not null) execute function follow_waiting('comment', 'author');
create trigger replay_comments_wait_no_more after delete on replay_comments for each row
  when (old.held_at is not null) execute function follow_waiting('comment', 'author');
create trigger floors_wait after insert on floors for each row
  when (new.held_at is not null) execute function follow_waiting('floor', 'author');
create trigger floors_wait_on after update on floors for each row
  when (old.held_at is not null or new.held_at is not null) execute function follow_waiting('floor', 'author');
create trigger floors_wait_no_more after delete on floors for each row
  when (old.held_at is not null) execute function follow_waiting('floor', 'author');

insert into waiting (kind, subject, author, at, why)
  select 'replay', id, uploader, held_at, held_why from replays where held_at is not null and removed_at is null
  union all
  select 'comment', id, author, held_at, held_why from replay_comments where held_at is not null and removed_at is null
  union all
  select 'floor', id, author, held_at, held_why from floors where held_at is not null and removed_at is null;

analyze reports, waiting;
