-- owner: features/reminders
-- Members without a row have the defaults: every kind on the site, no digest, no quiet hours.
create table reminder_preferences (
  member bigint primary key references members (id) on delete cascade,
  -- Kinds that are not written for the member.
  site_off text[] not null default '{}',
  -- Kinds whose mail switch is not at its default.
  mail_on text[] not null default '{}',
  mail_off text[] not null default '{}',
  -- Whether a digest also says how many conversations have unread messages.
  mails_messages boolean not null default true,
  digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  -- Hours of the day in Beijing.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  -- When the next digest is due; moved on by the process that claims it.
  digest_due timestamptz,
  -- Digests tell nothing from before: when they were switched on.
  digest_since timestamptz,
  -- Messages up to here were told by a digest.
  messages_told timestamptz,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to),
  check ((digest = 'off') = (digest_due is null)),
  check ((digest = 'off') = (digest_since is null))
);
create index reminder_preferences_due on reminder_preferences (digest_due) where digest_due is not null;

-- The number that a reminder had when a digest told it: with a newer one it is told again.
create table digested_reminders (
  reminder bigint primary key references reminders (id) on delete cascade,
  member bigint not null references members (id) on delete cascade,
  number bigint not null
);
create index digested_reminders_member on digested_reminders (member);
