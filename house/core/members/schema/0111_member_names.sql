-- owner: core/members
-- What a mention finds members by, folded: every way of writing their names, from each character of it on, so that a word
-- from inside a name is found at the beginning of a row of the index.
create table member_names (
  member bigint not null references members on delete cascade,
  word text collate "C" not null,
  -- The whole name begins here, so that names that begin with a word stand before those that have it inside.
  whole boolean not null,
  primary key (word, member)
);
create index member_names_whole on member_names (word, member) where whole;
create index member_names_member on member_names (member);
