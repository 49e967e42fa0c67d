-- owner: core/reactions
-- Likes of anything: `kind` names the noun, `subject` the row of its table. Nothing cascades from a subject: its noun
-- drops its reactions as it is purged, and a daily job drops those of subjects that are not there any more. Hot reads
-- ask which of these things a member likes, so the key begins with the member.
create table likes (
  kind text not null,
  subject bigint not null,
  member bigint not null references members (id) on delete cascade,
  at timestamptz not null
);
insert into likes (kind, subject, member, at) select 'replay', replay, member, at from replay_likes;
insert into likes (kind, subject, member, at) select 'floor', floor, member, at from floor_likes;
alter table likes add primary key (member, kind, subject);
create index likes_subject on likes (kind, subject);
drop table replay_likes, floor_likes;

-- What members keep at hand, of anything.
create table favourites (
  kind text not null,
  subject bigint not null,
  member bigint not null references members (id) on delete cascade,
  at timestamptz not null
);
insert into favourites (kind, subject, member, at) select 'topic', topic, member, at from topic_favourites;
alter table favourites add primary key (member, kind, subject);
create index favourites_subject on favourites (kind, subject);
drop table topic_favourites;

analyze likes, favourites;
