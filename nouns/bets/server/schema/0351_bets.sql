-- owner: features/bets
-- Events with options, and what members staked on them. What an event holds lies on its account of the ledger, `bet:{id}`.
create table bet_categories (
  id integer generated always as identity primary key,
  name text not null,
  name_en text not null default '',
  place integer not null default 0,
  hidden boolean not null default false
);
create unique index bet_categories_name on bet_categories (lower(name));

create table bets (
  id bigint generated always as identity primary key check (id < 10000000000),
  name text not null check (name ~ '^[A-Za-z0-9]{3,30}$'),
  category integer not null references bet_categories,
  title text not null,
  terms text not null,
  -- Shown where stakes are.
  shown text not null default '',
  resource smallint not null,
  odds_type text not null check (odds_type in ('static', 'dynamic', 'ending')),
  multi boolean not null check (not multi or odds_type = 'dynamic'),
  show_bets text not null check (show_bets in ('after', 'never', 'always')),
  base integer not null check (base > 0),
  -- Winnings per unit in thousandths, an option each; so are the two sums below.
  odds integer[] not null,
  staked bigint[] not null,
  promised bigint[] not null,
  stakes integer not null default 0,
  bettors integer not null default 0,
  opener bigint not null,
  of_member boolean not null,
  -- Members who can bring the outcome about.
  involved bigint[] not null default '{}',
  asked_at timestamptz not null,
  opened_at timestamptz,
  refused_at timestamptz,
  deadline timestamptz not null,
  -- The result as it stands: an option, or null for none.
  winner smallint,
  link text not null default '',
  reason text not null default '',
  proposed_at timestamptz,
  proposed_by bigint,
  decided_at timestamptz,
  decided_by bigint,
  changed boolean not null default false,
  note text not null default '',
  -- Draws the fractions under `ending`; its hash is shown from the start.
  seed bytea not null,
  settling_at timestamptz,
  refunded boolean not null default false,
  -- How far the settlement has come: its last stake, the winning stakes up to there, and what was paid.
  settled_to bigint not null default 0,
  settled_stakes bigint not null default 0,
  settled_paid bigint not null default 0,
  paid_at timestamptz,
  -- How far results of people have come: the last account.
  results_to bigint not null default 0,
  results_at timestamptz,
  -- How far people are told of the proposed result, and which one they were told of last.
  told_to bigint not null default 0,
  told_at timestamptz,
  stars integer not null default 0,
  ratings integer not null default 0,
  check (opened_at is null or refused_at is null),
  check ((proposed_at is null) = (proposed_by is null)),
  check (paid_at is null or settling_at is not null)
);
create unique index bets_name on bets (name);
-- No two differ in case alone.
create unique index bets_name_any_case on bets (lower(name));
create index bets_open on bets (deadline) where opened_at is not null and proposed_at is null and settling_at is null;
create index bets_unpaid on bets (id) where paid_at is null and refused_at is null;
create index bets_paid on bets (paid_at desc) where paid_at is not null;
create index bets_results on bets (id) where paid_at is not null and results_at is null;
create index bets_untold on bets (id) where proposed_at is not null and paid_at is null;
create index bets_opener on bets (opener, asked_at);

create table bet_options (
  bet bigint not null references bets on delete cascade,
  n smallint not null,
  label text not null,
  picture text not null default '',
  primary key (bet, n)
);
create index bet_options_picture on bet_options (picture) where picture <> '';

create table bet_stakes (
  id bigint generated always as identity primary key,
  bet bigint not null references bets,
  member bigint not null,
  option smallint not null,
  stake integer not null check (stake > 0),
  -- What is paid if the option wins; 0 under `ending`.
  promised integer not null check (promised >= 0),
  -- The most it could win net, which the limit of a week counts; 0 once it was paid back.
  may_win integer not null check (may_win >= 0),
  -- The payout factor at the stake: for pages and skill, never for what is paid.
  factor double precision not null,
  -- The dessert that the member displayed.
  dessert smallint,
  card boolean not null default false,
  at timestamptz not null,
  paid integer check (paid >= 0)
);
create index bet_stakes_bet on bet_stakes (bet, id);
create index bet_stakes_member on bet_stakes (member, bet);
create index bet_stakes_week on bet_stakes (member, at);

create table bet_results (
  bet bigint not null references bets,
  -- The account of the person that staked first.
  member bigint not null,
  resource smallint not null,
  staked integer not null,
  paid integer not null,
  effect integer not null default 0,
  -- The option with most of their stakes won, and the chance that its price promised.
  won boolean not null,
  price double precision not null,
  at timestamptz not null,
  primary key (bet, member)
);
create index bet_results_member on bet_results (member, at desc);
create index bet_results_board on bet_results (resource, at);

create table bet_objections (
  id integer generated always as identity primary key,
  bet bigint not null references bets,
  member bigint not null,
  reason text not null,
  at timestamptz not null,
  answered_at timestamptz,
  answered_by bigint,
  founded boolean,
  answer text not null default '',
  unique (bet, member),
  check ((answered_at is null) = (founded is null))
);
create index bet_objections_member on bet_objections (member);

create table bet_ratings (
  bet bigint not null references bets,
  member bigint not null,
  stars smallint not null check (stars between 1 and 5),
  at timestamptz not null,
  primary key (bet, member)
);

-- What members decided about their own stakes. Limits are units a Beijing day; null for none.
create table bet_limits (
  member bigint primary key,
  adult_at timestamptz,
  units integer,
  faith integer,
  paused_until timestamptz,
  next_units integer,
  next_faith integer,
  next_from timestamptz
);
