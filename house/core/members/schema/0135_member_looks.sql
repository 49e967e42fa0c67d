-- owner: core/members
-- How each nickname looks. Names that look alike from before the rule stay beside one another, so the look is not
-- unique here: whoever takes a name holds a lock of its look and sees whether another member has it.
create table member_looks (
  member bigint primary key references members on delete cascade,
  look text collate "C" not null
);
create index member_looks_look on member_looks (look);
