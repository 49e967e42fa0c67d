-- owner: features/replays
-- The stage whose way its uploader chose for the preview picture, counted from 1; null for the usual picture.
alter table replays add column still smallint check (still between 1 and 99);
-- The stage that the stored picture was drawn for, and whether its way is on it: a way that can no longer be computed is not.
alter table replay_cards add column still smallint, add column way boolean not null default false;
