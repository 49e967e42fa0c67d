-- owner: core/comments
-- Comments below anything: `kind` names the noun, `subject` the row of its table. No row is rewritten. Nothing cascades
-- from a subject: its noun drops its comments as it is purged, and a daily job drops those of gone subjects.
alter table replay_comments rename to comments;
alter table comments rename column replay to subject;
alter table comments add column kind text not null default 'replay';
alter table comments alter column kind drop default;
alter table comments drop constraint replay_comments_replay_fkey;
alter table comments rename constraint replay_comments_author_fkey to comments_author_fkey;
alter index replay_comments_pkey rename to comments_pkey;
alter sequence replay_comments_id_seq rename to comments_id_seq;
drop index replay_comments_newest;
create index comments_newest on comments (kind, subject, id desc) where removed_at is null and held_at is null;
alter index replay_comments_author rename to comments_author;
alter index replay_comments_said rename to comments_said;
alter index replay_comments_held rename to comments_held;
alter index replay_comments_removed rename to comments_removed;
alter trigger replay_comments_wait on comments rename to comments_wait;
alter trigger replay_comments_wait_on on comments rename to comments_wait_on;
alter trigger replay_comments_wait_no_more on comments rename to comments_wait_no_more;
