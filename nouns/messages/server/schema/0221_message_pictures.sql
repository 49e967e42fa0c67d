-- owner: features/messages
-- Pictures of the message: most have none, and are read without the table below.
alter table messages add pictures smallint not null default 0;

-- Private pictures: served to the two members of their conversation only.
create table message_pictures (
  -- Random: stands in the address.
  name text primary key,
  -- Null once the uploader's account is gone.
  member bigint references members (id),
  -- Null until it is sent. Whatever deletes a message releases the files of its pictures before.
  message bigint references messages (id),
  place smallint not null default 0,
  -- The copy of a report: staff see it, whatever happens to the message.
  copied_for bigint references members (id),
  alt text not null default '',
  file_name text not null,
  extension text not null check (extension in ('jpg', 'png', 'gif')),
  width integer not null,
  height integer not null,
  -- Bytes of the original.
  size integer not null,
  original text not null,
  display text not null,
  thumb text not null,
  at timestamptz not null
);
create index message_pictures_message on message_pictures (message, place) where message is not null;
create index message_pictures_member on message_pictures (member);
create index message_pictures_copied on message_pictures (copied_for) where copied_for is not null;
create index message_pictures_unsent on message_pictures (at) where message is null;
