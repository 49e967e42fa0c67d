-- owner: features/shop
-- Items by the numbers of their resources (rules/src/ledger/resources.ts). An item without a row has its base price.

-- How far demand has moved a price: rules/src/economy/drift.ts. `hour` is that of the drift, in hours since 1970, and
-- `bought` counts the units bought since that hour began. A purchase locks the row.
create table shop_prices (
  item smallint primary key,
  permille smallint not null check (permille between -200 and 200),
  usual bigint not null check (usual >= 0),
  hour integer not null,
  bought bigint not null default 0 check (bought >= 0)
);

-- Each change of a price. Before the first one an item had its base price.
create table shop_price_points (
  item smallint not null,
  hour integer not null,
  price integer not null check (price > 0),
  primary key (item, hour)
);

-- Of every four units of one of the items one is free, from starts_at until before ends_at. The staff log says who made it.
create table shop_activities (
  id integer generated always as identity primary key,
  items smallint[] not null check (cardinality(items) > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null,
  -- Bought with it, and the score that buyers saved.
  units bigint not null default 0,
  saved bigint not null default 0,
  check (ends_at >= starts_at)
);
create index shop_activities_end on shop_activities (ends_at);
