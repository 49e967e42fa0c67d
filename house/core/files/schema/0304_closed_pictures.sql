-- owner: core/files
-- Pictures that no address of theirs answers, by the hash of their original; copies of one picture are closed together.
create table closed_pictures (
  original text primary key,
  -- How many hidden things close it. It is open again once all of them are shown.
  hidden integer not null default 0 check (hidden >= 0),
  -- Its owner removed the last thing that showed it; it is open again once something shows it.
  removed boolean not null default false,
  check (hidden > 0 or removed)
);
