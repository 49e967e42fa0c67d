-- owner: core/reach
create table follows (
  follower bigint not null references members on delete cascade,
  followed bigint not null references members on delete cascade,
  at timestamptz not null,
  -- Whether the followed one has looked at their followers since.
  seen boolean not null default false,
  primary key (follower, followed),
  check (follower <> followed)
);
create index follows_followed on follows (followed, at desc, follower);
create index follows_follower on follows (follower, at desc, followed);
create index follows_unseen on follows (followed) where not seen;

create table blocks (
  blocker bigint not null references members on delete cascade,
  blocked bigint not null references members on delete cascade,
  at timestamptz not null,
  primary key (blocker, blocked),
  check (blocker <> blocked)
);
create index blocks_blocked on blocks (blocked);
