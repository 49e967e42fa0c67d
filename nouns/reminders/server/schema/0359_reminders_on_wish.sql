-- owner: features/reminders
-- Kinds that are written for the member alone because they switched them on.
alter table reminder_preferences add column site_on text[] not null default '{}';
create index reminder_preferences_site_on on reminder_preferences using gin (site_on) where site_on <> '{}';
