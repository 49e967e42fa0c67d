-- owner: features/messages
-- The live topic says by itself that something changed.
drop index conversation_sides_changed;
alter table conversation_sides drop column changed_at;
