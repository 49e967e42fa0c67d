-- owner: core/files
-- A copy of a picture from elsewhere belongs to nobody.
alter table pictures
  alter column member drop not null,
  -- A tiny picture as data: address, '' where it would do harm; null until it is made.
  add column placeholder text,
  -- When the sizes below were made, or found not to be needed.
  add column sized_at timestamptz;
create index pictures_unsized on pictures (id) where sized_at is null;

create table picture_sizes (
  picture bigint not null references pictures (id) on delete cascade,
  size text not null check (size in ('480', '960', 'full')),
  format text not null check (format in ('avif', 'webp')),
  hash text not null references files (hash),
  primary key (picture, size, format)
);
create index picture_sizes_hash on picture_sizes (hash);

-- Pictures elsewhere that texts show, each fetched once.
create table remote_pictures (
  url text primary key,
  -- Of our copy; null until there is one.
  path text,
  tries smallint not null default 0,
  -- What the last try met.
  problem text not null default '',
  -- When to go on; null: done, or given up.
  next_at timestamptz,
  at timestamptz not null default now()
);
create index remote_pictures_due on remote_pictures (next_at) where next_at is not null;
create index remote_pictures_path on remote_pictures (path) where path is not null;
