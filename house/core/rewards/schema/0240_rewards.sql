-- owner: core/rewards
-- Spent keys: what an act brought, or that it brought nothing and never will. The primary key is what makes a reward
-- happen once, for ever. `reason` is a number of rules/src/ledger/reasons.ts.
create table rewards (
  giver bigint not null,
  kind text not null,
  subject bigint not null,
  reason smallint not null,
  -- Who got it, or would have got it; likes have a giver who is somebody else.
  member bigint not null,
  -- The Beijing day that the daily limits count it for: of an upload the day of the upload.
  day date not null,
  -- The thing that brought it, which may be removed: the floor behind a first post of a day, a comment, a replay.
  about_kind text not null,
  about bigint not null,
  -- Amount of its first resource; 0 if it brought nothing.
  amount bigint not null check (amount >= 0),
  -- Key of the transfer in the ledger.
  key text unique check ((key is null) = (amount = 0)),
  at timestamptz not null,
  taken_at timestamptz,
  primary key (giver, kind, subject, reason)
);
create index rewards_day on rewards (member, reason, day);
create index rewards_about on rewards (about_kind, about) where amount > 0;

-- Texts and recorded keys of runs that were posted once. Nothing with the same content brings anything again. It names
-- nobody and outlives what it was made of.
create table spent_contents (hash uuid primary key);

create function spent_hash(kind text, content text) returns uuid language sql immutable strict parallel safe
  return left(encode(sha256(convert_to(kind || ' ' || content, 'UTF8')), 'hex'), 32)::uuid;

-- A text as it is compared: width and case folded, without white space and characters that nobody sees. The one
-- definition: the texts of before are entered by it.
create function spent_text(content text) returns text language sql immutable strict parallel safe
  return regexp_replace(lower(normalize(content, NFKC)),
    '[\s\u0085\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff]+', '', 'g');

-- A post without words is compared by its document.
create function spent_floor(words text, document text) returns text language sql immutable parallel safe
  return coalesce(nullif(spent_text(words), ''), spent_text(document));

-- Marks a content as spent; true if it was not before. A transaction that marks the same content at once waits.
create function spend_content(kind text, content text) returns boolean language plpgsql strict
set enable_seqscan = off as $$
begin
  insert into spent_contents values (spent_hash(kind, content)) on conflict do nothing;
  return found;
end $$;

-- Days on which a member got the gift of the day, with the number of days in a row up to then.
create table sign_in_days (
  member bigint not null references members (id) on delete cascade,
  day date not null,
  streak integer not null check (streak > 0),
  power smallint not null check (power > 0),
  primary key (member, day)
);

-- The best iscore that a member was paid for, by game and kind of run, in thousandths.
create table rewarded_records (
  member bigint not null references members (id) on delete cascade,
  game smallint not null,
  type text not null,
  iscore integer not null,
  primary key (member, game, type)
);

-- Whether somebody earns by what they do: verified, not black-flagged, no robot, not closed.
create function earns(p_member bigint, p_at timestamptz) returns boolean language sql stable
begin atomic
  select exists (select from members where id = p_member and mail_verified_at is not null and not robot
    and closed_at is null and not (black and (black_until is null or black_until > p_at)));
end;

-- Whether something that a member posted was accepted and stands.
create function has_accepted(p_member bigint) returns boolean language sql stable
begin atomic
  select exists (select from floors where author = p_member and removed_at is null and held_at is null)
    or exists (select from replays where uploader = p_member and removed_at is null and held_at is null);
end;

-- What decides about the reward of a post, in one round trip: whether its author earns and its text is new, and what
-- posts brought them on that day (reasons 3 firstPost, 4 bullet). Posts of one member wait for each other, so that two at
-- once do not both find room below a limit.
create function reward_post(p_member bigint, p_day date, p_at timestamptz, p_text text,
  out points integer, out bullets integer, out open boolean) language plpgsql set enable_seqscan = off as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('post ' || p_member, 240));
  open := earns(p_member, p_at);
  if open then open := spend_content('text', spent_text(p_text)); end if;
  select count(*) filter (where r.reason = 3), count(*) filter (where r.reason = 4) into points, bullets
    from rewards r where r.member = p_member and r.reason in (3, 4) and r.day = p_day and r.amount > 0;
end $$;

-- From before the ledger: likes, comments, texts, uploads, recorded keys and iscores are spent and pay nothing, ever.
insert into rewards (giver, kind, subject, reason, member, day, about_kind, about, amount, at)
  select l.member, l.kind, l.subject, 5, coalesce(f.author, r.uploader), ledger_day(l.at), l.kind, l.subject, 0, l.at
  from likes l
    left join floors f on l.kind = 'floor' and f.id = l.subject
    left join replays r on l.kind = 'replay' and r.id = l.subject
  where coalesce(f.author, r.uploader) is not null;
insert into rewards (giver, kind, subject, reason, member, day, about_kind, about, amount, at)
  select distinct on (c.author, c.kind, c.subject) c.author, c.kind, c.subject, 6, c.author, ledger_day(c.at), 'comment',
    c.id, 0, c.at
  from comments c order by c.author, c.kind, c.subject, c.id;
insert into rewards (giver, kind, subject, reason, member, day, about_kind, about, amount, at)
  select uploader, 'replay', id, reason, uploader, ledger_day(uploaded_at), 'replay', id, 0, uploaded_at
  from replays, (values (7), (8)) as reasons (reason);
insert into spent_contents
  select spent_hash('text', spent_floor(f.words, d.document::text))
    from floors f join floor_documents d on d.floor = f.id
  union select spent_hash('text', spent_text(comment)) from comments
  union select spent_hash('input', coalesce(input_hash, file_hash)) from replays;
insert into rewarded_records
  select member, game, kind, max(value) from iscore_runs where standing in ('counts', 'waits')
  group by member, game, kind;
