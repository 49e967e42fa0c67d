-- owner: core/moderation
-- Fingerprints of what was posted lately: of a folded text, or of a link. A post that shares one with posts of several
-- accounts waits for staff. Nothing cascades from a post.
create table post_prints (
  kind text not null,
  subject bigint not null,
  hash uuid not null,
  member bigint not null references members (id) on delete cascade,
  at timestamptz not null,
  primary key (kind, subject, hash)
);
create index post_prints_seen on post_prints (hash, at);
create index post_prints_member on post_prints (member);
-- What staff decided about a waiting post decides about its fingerprints: good ones hold no post, others every post.
create table judged_prints (
  hash uuid primary key,
  good boolean not null,
  at timestamptz not null
);

-- Two more reasons to wait. `not valid`: rows from before have been checked by the narrower rule.
alter table floors drop constraint floors_held_why_check;
alter table floors add constraint floors_held_why_check
  check (held_why in ('first', 'black', 'same', 'link')) not valid;
alter table replays drop constraint replays_held_why_check;
alter table replays add constraint replays_held_why_check
  check (held_why in ('first', 'black', 'same', 'link')) not valid;
alter table comments drop constraint replay_comments_held_why_check;
alter table comments add constraint comments_held_why_check
  check (held_why in ('first', 'black', 'same', 'link')) not valid;
alter table waiting drop constraint waiting_why_check;
alter table waiting add constraint waiting_why_check check (why in ('first', 'black', 'same', 'link'));

-- What staff removed of an author lowers the author's standing.
create index floors_removed_by_staff on floors (author, removed_at) where removed_by = 'staff';
