-- owner: features/dragon-balls
-- Rounds of a character: seven balls close one, and the next begins.
create table dragon_rounds (
  character text not null,
  round integer not null check (round > 0),
  closed_at timestamptz,
  primary key (character, round)
);

create table dragon_balls (
  character text not null,
  round integer not null,
  ball smallint not null check (ball between 1 and 7),
  painting integer not null,
  -- Who painted it; null once forgotten.
  member bigint references members (id),
  set_by bigint references members (id),
  at timestamptz not null,
  primary key (character, round, ball),
  foreign key (character, round) references dragon_rounds
);
-- A work is a ball once.
create unique index dragon_balls_painting on dragon_balls (painting);
create index dragon_balls_member on dragon_balls (member);

-- Works that staff looked at and did not take.
create table dragon_declined (
  painting integer primary key references paintings (id) on delete cascade,
  declined_by bigint references members (id),
  at timestamptz not null
);

-- What a closed round brings the painter of each ball; paid once desserts open.
create table pending_desserts (
  character text not null,
  round integer not null,
  ball smallint not null,
  member bigint not null references members (id),
  painting integer not null,
  at timestamptz not null,
  paid_at timestamptz,
  primary key (character, round, ball)
);
create index pending_desserts_member on pending_desserts (member);
