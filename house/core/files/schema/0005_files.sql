-- owner: core/files
-- Bytes lie in the store under their SHA-256; a row without a use does not exist, a file without a row is swept.
create table files (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  size integer not null check (size >= 0),
  uses integer not null check (uses >= 0),
  at timestamptz not null
);

-- One picture of one member. `original` is free of metadata and names the picture in paths.
create table pictures (
  id bigint generated always as identity primary key,
  member bigint not null references members (id),
  source_hash text not null,
  name text not null,
  extension text not null check (extension in ('jpg', 'png', 'gif')),
  width integer not null,
  height integer not null,
  size integer not null,
  original text not null references files (hash),
  display text not null references files (hash),
  thumb text not null references files (hash),
  mobile text references files (hash),
  at timestamptz not null,
  unique (member, source_hash)
);
create index pictures_original on pictures (original, member);
