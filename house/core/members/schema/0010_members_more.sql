-- owner: core/members
alter table members
  -- Path of the picture behind the personal page, '' for none.
  add column background text not null default '',
  -- Why the black flag was set, and when it ends by itself; null while it has no end.
  add column black_reason text not null default '',
  add column black_until timestamptz,
  -- Privilege levels given by staff or bought; what everybody verified has comes on top in the rule.
  add column life_level smallint not null default 0 check (life_level between 0 and 8),
  add column bomb_level smallint not null default 0 check (bomb_level between 0 and 8),
  -- The account was closed by its owner: nothing of it is shown, and it is purged later.
  add column closed_at timestamptz;
create index members_closed on members (closed_at) where closed_at is not null;
create index members_staff on members (id) where staff <> '{}';
create index members_black on members (black_until) where black;
