-- owner: features/gifts
-- Gifts of resources between members. Each moved by a post of the ledger under the key `gift:{id}`.
create table gifts (
  id bigint generated always as identity primary key,
  giver bigint not null references members,
  receiver bigint not null references members check (receiver <> giver),
  resource smallint not null,
  amount bigint not null check (amount > 0),
  -- In score, when it was given: what counts in the week's limits of both.
  worth bigint not null check (worth > 0),
  note text not null default '',
  at timestamptz not null,
  -- `declined`: the receiver gave it back; `takenBack`: staff took it back. Either frees the limits.
  state text not null default 'given' check (state in ('given', 'declined', 'takenBack')),
  ended_at timestamptz check ((state = 'given') = (ended_at is null)),
  -- Why staff took it back, and how much of it the house paid.
  ended_reason text not null default '',
  lost bigint not null default 0 check (lost between 0 and amount)
);
create index gifts_giver on gifts (giver, id desc);
create index gifts_receiver on gifts (receiver, id desc);
create index gifts_given_at on gifts (giver, at) where state = 'given';
create index gifts_received_at on gifts (receiver, at) where state = 'given';
create index gifts_at on gifts (at);

-- What staff awarded. Each moved by a post of the ledger under the key `award:{id}`.
create table awards (
  id bigint generated always as identity primary key,
  receiver bigint not null references members,
  resource smallint not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  staff bigint not null references members,
  at timestamptz not null
);
create index awards_receiver on awards (receiver, id desc);
create index awards_staff on awards (staff, id desc);
