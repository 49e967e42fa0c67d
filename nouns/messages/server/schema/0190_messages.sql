-- owner: features/messages
-- A conversation of two members; `at`: when it was begun.
create table conversations (
  id integer generated always as identity primary key,
  low bigint not null references members (id),
  high bigint not null references members (id),
  at timestamptz not null,
  unique (low, high),
  check (low < high)
);
create index conversations_high on conversations (high);

create table messages (
  id bigint generated always as identity primary key,
  conversation integer not null references conversations (id) on delete cascade,
  -- Null once the author's account is gone.
  author bigint references members (id),
  text text not null,
  -- As the search folds it.
  folded text not null,
  at timestamptz not null,
  gone text check (gone in ('author', 'staff'))
);
create index messages_conversation on messages (conversation, id desc);
create index messages_author on messages (author);

-- How each of the two sees the conversation.
create table conversation_sides (
  member bigint not null references members (id),
  other bigint not null references members (id),
  conversation integer not null references conversations (id) on delete cascade,
  state text not null check (state in ('open', 'request', 'declined', 'sent')),
  -- The newest message when the member removed the conversation, and up to which they have seen it.
  gone_to bigint not null default 0,
  read_to bigint not null default 0,
  unread integer not null default 0 check (unread >= 0),
  -- The newest message.
  last bigint not null default 0,
  last_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (member, other)
) with (fillfactor = 70);
create index conversation_sides_listed on conversation_sides (member, last_at desc);
create index conversation_sides_changed on conversation_sides (member, changed_at desc);
create index conversation_sides_unread on conversation_sides (member) where unread > 0;
create index conversation_sides_asked on conversation_sides (member) where state = 'request';
create index conversation_sides_conversation on conversation_sides (conversation);

create table message_settings (
  member bigint primary key references members (id) on delete cascade,
  may text not null check (may in ('everyone', 'followed', 'nobody')),
  seen boolean not null
);

-- What staff see of a reported message: it and at most five before it, as they were when it was reported.
create table message_copies (
  message bigint not null references messages (id) on delete cascade,
  reporter bigint not null references members (id) on delete cascade,
  lines jsonb not null,
  primary key (message, reporter)
);
create index message_copies_reporter on message_copies (reporter);
