-- owner: features/writing
-- Emoji of one's own: pictures uploaded here, or addresses elsewhere.
create table own_emoji (
  id bigint generated always as identity primary key,
  member bigint not null references members on delete cascade,
  src text not null,
  at timestamptz not null,
  unique (member, src)
);
create index own_emoji_src on own_emoji (src);
