-- owner: core/drafts
-- Pictures that a draft shows: they are in use as long as it is kept.
create table draft_pictures (
  version bigint not null references drafts (version) on delete cascade,
  picture text not null,
  primary key (version, picture)
);
create index draft_pictures_picture on draft_pictures (picture);
