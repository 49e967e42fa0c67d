-- owner: core/files
-- Who first had a picture elsewhere copied: a member has so many copied within a day.
alter table remote_pictures add column asked_by bigint references members on delete set null;
create index remote_pictures_asked on remote_pictures (asked_by, at) where asked_by is not null;
