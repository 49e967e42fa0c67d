-- owner: features/desserts
-- What was fed; it lies on the plate of the dessert for a day. `food` is a place in the list of foods.
create table dessert_servings (
  id bigint generated always as identity primary key,
  member bigint not null,
  dessert smallint not null,
  food smallint not null,
  fed integer not null check (fed > 0),
  left_over integer not null check (left_over between 0 and fed),
  at timestamptz not null,
  foreign key (member, dessert) references desserts (member, dessert)
);
create index dessert_servings_plate on dessert_servings (member, dessert, at);

create table dessert_outings (
  id integer generated always as identity primary key,
  member bigint not null,
  dessert smallint not null,
  -- A place of the school map, or '' while it steals.
  place text not null,
  victim bigint references members (id),
  hours smallint not null check (hours in (2, 4, 8)),
  left_at timestamptz not null,
  back_at timestamptz not null,
  ended_at timestamptz,
  -- What it brought: names of resources with amounts.
  found jsonb,
  -- Worth of what it stole, which counts as a gift received.
  worth integer not null default 0 check (worth >= 0),
  check ((place = '') = (victim is not null)),
  foreign key (member, dessert) references desserts (member, dessert)
);
-- One dessert of a member is out at a time.
create unique index dessert_outings_out on dessert_outings (member) where ended_at is null;
create index dessert_outings_due on dessert_outings (back_at) where ended_at is null;
create index dessert_outings_stolen on dessert_outings (member, ended_at) where worth > 0;
create index dessert_outings_victim on dessert_outings (victim) where victim is not null;

-- Drawn at the first start of a site.
create table dessert_recipes (
  dessert smallint primary key check (dessert between 0 and 5),
  gdd smallint not null,
  sjd smallint not null,
  zjj smallint not null,
  check (gdd >= 0 and sjd >= 0 and zjj >= 0 and gdd + sjd + zjj = 10)
);

-- What a member found out: how many of one bullet (0 gdd, 1 sjd, 2 zjj) a recipe has.
create table recipe_hints (
  member bigint not null references members (id) on delete cascade,
  dessert smallint not null check (dessert between 0 and 5),
  bullet smallint not null check (bullet between 0 and 2),
  at timestamptz not null,
  primary key (member, dessert, bullet)
);

create table syntheses (
  id bigint generated always as identity primary key,
  member bigint not null references members (id) on delete cascade,
  gdd smallint not null,
  sjd smallint not null,
  zjj smallint not null,
  sugar smallint not null,
  -- The dessert whose recipe was nearest, and the chance in thousandths.
  dessert smallint not null,
  chance smallint not null,
  came boolean not null,
  at timestamptz not null
);
create index syntheses_member on syntheses (member, gdd, sjd, zjj);

create table dessert_skins (
  member bigint not null,
  dessert smallint not null,
  skin text not null,
  at timestamptz not null,
  primary key (member, dessert, skin),
  foreign key (member, dessert) references desserts (member, dessert)
);
