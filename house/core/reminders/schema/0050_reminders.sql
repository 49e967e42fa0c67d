-- owner: core/reminders
create sequence reminder_numbers as bigint;
create table reminders (
  id bigint generated always as identity primary key,
  -- Given anew whenever something is merged in: what a reader acknowledges is what they have seen, newest is highest.
  number bigint not null unique default nextval('reminder_numbers'),
  member bigint not null references members on delete cascade,
  kind text not null,
  subject text not null,
  -- What the newest event said.
  data jsonb not null,
  -- Events merged into it, and the different people behind them.
  times integer not null default 1 check (times > 0),
  actors integer not null default 0 check (actors >= 0),
  at timestamptz not null,
  read_at timestamptz
);
alter sequence reminder_numbers owned by reminders.number;
-- While unread, all of one kind about one subject is one reminder.
create unique index reminders_unread on reminders (member, kind, subject) where read_at is null;
create index reminders_member on reminders (member, number desc);
create index reminders_at on reminders (at);

create table reminder_actors (
  reminder bigint not null references reminders on delete cascade,
  actor bigint not null references members on delete cascade,
  at timestamptz not null,
  primary key (reminder, actor)
);
create index reminder_actors_newest on reminder_actors (reminder, at desc);
create index reminder_actors_actor on reminder_actors (actor);
