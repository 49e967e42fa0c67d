-- owner: features/home
-- What staff write on the home page: one row, counted up with every change of the roll box.
create table home_page (
  one boolean primary key default true check (one),
  version integer not null,
  announcement_zh text not null default '',
  announcement_en text not null default '',
  announced_at timestamptz
);
insert into home_page (version) values (0);

-- The roll box, in its order.
create table home_roll (
  place smallint primary key,
  title_zh text not null,
  title_en text not null,
  words_zh text not null,
  words_en text not null,
  -- Path of its picture, '' for the drawn one.
  picture text not null,
  link text not null
);
