-- owner: core/ledger
-- Resources move in posts. A post has moves, each of a whole amount from one holder to another, so a post sums to zero by
-- its form. Members are holders above 0 and have a balance row for each resource. Accounts of the house are below 0,
-- -(number * 10^10 + subject) as in rules/src/ledger/houses.ts, and have no row.
create table ledger_balances (
  holder bigint not null check (holder > 0),
  resource smallint not null,
  amount bigint not null default 0 constraint ledger_not_below_zero check (amount >= 0),
  -- What the member must give back and no longer had. Income pays it first.
  owed bigint not null default 0 check (owed >= 0),
  -- How many moves have changed the balance: the line number of the newest.
  lines bigint not null default 0,
  primary key (holder, resource),
  constraint ledger_debtors_hold_nothing check (owed = 0 or amount = 0),
  -- player and bomb are privilege levels
  constraint ledger_levels check (resource > 1 or amount <= 8)
) with (fillfactor = 80);
create index ledger_debtors on ledger_balances (holder) where owed > 0;

create table ledger_posts (
  id bigint generated always as identity primary key,
  reason smallint not null,
  kind smallint not null,
  subject bigint not null,
  key text not null unique,
  at timestamptz not null
);
create index ledger_posts_at on ledger_posts (at);

create table ledger_moves (
  post bigint not null references ledger_posts,
  n smallint not null,
  reason smallint not null,
  resource smallint not null,
  source bigint not null,
  target bigint not null check (target <> source),
  amount bigint not null check (amount > 0),
  -- Balance and line number of a member after the move.
  source_after bigint check (source_after >= 0),
  source_line bigint,
  target_after bigint check (target_after >= 0),
  target_line bigint,
  primary key (post, n),
  check ((source > 0) = (source_after is not null and source_line is not null)),
  check ((target > 0) = (target_after is not null and target_line is not null))
);
create unique index ledger_moves_source on ledger_moves (source, resource, source_line) where source > 0;
create unique index ledger_moves_target on ledger_moves (target, resource, target_line) where target > 0;
create index ledger_moves_source_reason on ledger_moves (source, reason, post) where source > 0;
create index ledger_moves_target_reason on ledger_moves (target, reason, post) where target > 0;

create function ledger_never() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to';
end $$;
create trigger ledger_never before update or delete on ledger_moves for each row execute function ledger_never();
create trigger ledger_never_truncate before truncate on ledger_moves execute function ledger_never();
create trigger ledger_never before update or delete on ledger_posts for each row execute function ledger_never();
create trigger ledger_never_truncate before truncate on ledger_posts execute function ledger_never();

-- Adds a move to a member to a post, and pays the member's debt out of it. Answers the number of the next move.
create function ledger_credit(post_id bigint, n smallint, p_reason smallint, from_holder bigint, from_after bigint,
  from_line bigint, member bigint, what smallint, x bigint) returns smallint
language plpgsql set enable_seqscan = off as $$
declare
  after bigint;
  line bigint;
  paid bigint;
begin
  insert into ledger_balances as b (holder, resource, amount, lines) values (member, what, x, 1)
    on conflict (holder, resource) do update set
      amount = b.amount + x - least(b.owed, x), owed = b.owed - least(b.owed, x),
      lines = b.lines + 1 + (b.owed > 0)::int
    returning amount, lines into after, line;
  -- Who owes holds nothing, so only the payment of a debt leaves less than what came in.
  paid := greatest(x - after, 0);
  insert into ledger_moves values (post_id, n, p_reason, what, from_holder, member, x, from_after, from_line,
    after + paid, line - (paid > 0)::int);
  if paid > 0 then
    insert into ledger_moves values (post_id, n + 1, p_reason, what, member, -(90000000000 + member), paid, after, line,
      null, null);
    return n + 2;
  end if;
  return n + 1;
end $$;

-- Has who moves something of a member wait in line until the transactions before it end. Locks of rows have no line: the
-- one that wakes looks for the newest version of the row, and who comes by meanwhile takes it.
create function ledger_queue(member bigint) returns void language sql as $$
  select pg_advisory_xact_lock(230, (member & 2147483647)::int)
$$;

-- Posts a transfer in one round trip and answers its id; null if the key was posted before.
-- `short` says what happens when a member has too little: 0 raises LG001, 1 makes the rest a debt of the member, 2 takes
-- the rest from house:loss.
-- Index scans only: a plan that was cached while statistics said that the tables are empty would read them whole later.
create function ledger_post(p_reason smallint, p_kind smallint, p_subject bigint, p_key text, p_at timestamptz,
  sources bigint[], targets bigint[], resources smallint[], amounts bigint[], short smallint) returns bigint
language plpgsql set enable_seqscan = off as $$
declare
  post_id bigint;
  n smallint := 1;
  src bigint;
  dst bigint;
  what smallint;
  x bigint;
  had bigint;
  after bigint;
  line bigint;
begin
  for dst in select distinct h from unnest(sources || targets) h where h > 0 order by 1 loop
    perform ledger_queue(dst);
  end loop;
  insert into ledger_posts (reason, kind, subject, key, at) values (p_reason, p_kind, p_subject, p_key, p_at)
    on conflict (key) do nothing returning id into post_id;
  if post_id is null then return null; end if;
  -- Several rows are made and locked in one order: two posts would otherwise wait for each other.
  if array_length(sources, 1) > 1 or sources[1] > 0 and targets[1] > 0 then
    insert into ledger_balances (holder, resource)
      select distinct h, r from unnest(sources || targets, resources || resources) u (h, r) where h > 0 order by 1, 2
      on conflict do nothing;
    perform from ledger_balances b
      where (b.holder, b.resource) in (
        select h, r from unnest(sources || targets, resources || resources) u (h, r) where h > 0)
      order by b.holder, b.resource for no key update;
  end if;
  for i in 1..array_length(sources, 1) loop
    src := sources[i]; dst := targets[i]; what := resources[i]; x := amounts[i]; after := null; line := null;
    if x is null or x <= 0 then raise exception 'a move of % is none', x; end if;
    if src > 0 then
      if short = 0 then
        update ledger_balances b set amount = b.amount - x, lines = b.lines + 1
          where b.holder = src and b.resource = what and b.amount >= x returning b.amount, b.lines into after, line;
        if after is null then
          raise exception 'too little' using errcode = 'LG001', detail = what::text;
        end if;
      else
        select b.amount into had from ledger_balances b where b.holder = src and b.resource = what for no key update;
        had := least(coalesce(had, 0), x);
        if had < x then
          if short = 1 then
            insert into ledger_balances as b (holder, resource, owed) values (src, what, x - had)
              on conflict (holder, resource) do update set
                owed = b.owed + excluded.owed, amount = b.amount - had, lines = b.lines + (had > 0)::int
              returning b.amount, b.lines into after, line;
          elsif had > 0 then
            update ledger_balances b set amount = b.amount - had, lines = b.lines + 1
              where b.holder = src and b.resource = what returning b.amount, b.lines into after, line;
          end if;
          if dst > 0 then
            n := ledger_credit(post_id, n, p_reason, case short when 1 then -(90000000000 + src) else -60000000000 end,
              null, null, dst, what, x - had);
          else
            insert into ledger_moves values (post_id, n, p_reason, what,
              case short when 1 then -(90000000000 + src) else -60000000000 end, dst, x - had, null, null, null, null);
            n := n + 1;
          end if;
          if had = 0 then continue; end if;
          x := had;
        else
          update ledger_balances b set amount = b.amount - x, lines = b.lines + 1
            where b.holder = src and b.resource = what returning b.amount, b.lines into after, line;
        end if;
      end if;
    end if;
    if dst > 0 then
      n := ledger_credit(post_id, n, p_reason, src, after, line, dst, what, x);
    else
      insert into ledger_moves values (post_id, n, p_reason, what, src, dst, x, after, line, null, null);
      n := n + 1;
    end if;
  end loop;
  return post_id;
end $$;

-- Whether a house account lies outside of what members hold. Bets and debts hold for members.
create function ledger_is_open(holder bigint) returns boolean language sql immutable
  return holder < 0 and (-holder) / 10000000000 not in (8, 9);

-- The Beijing day of an instant.
create function ledger_day(at timestamptz) returns date language sql immutable
  return (at at time zone 'UTC' + interval '8 hours')::date;

-- Minted and burned amounts of a resource in a Beijing day, kept by a job.
create table ledger_supply (
  day date not null,
  resource smallint not null,
  minted bigint not null,
  burned bigint not null,
  primary key (day, resource)
);

-- Both audits answer nothing. First: balances and debts that differ from their moves, or whose lines are not all there.
create view ledger_audit_balances as
  select holder, resource, coalesce(m.amount, 0) as moved, coalesce(b.amount, 0) as amount,
    coalesce(m.lines, 0) as moves, coalesce(b.lines, 0) as lines, coalesce(m.owed, 0) as lent, coalesce(b.owed, 0) as owed
  from (
    select holder, resource, coalesce(sum(x) filter (where not debt), 0) as amount,
      count(*) filter (where not debt) as lines, coalesce(-sum(x) filter (where debt), 0) as owed
    from (
      select case when target > 0 then target else -target - 90000000000 end as holder, target < 0 as debt, resource,
        amount as x
      from ledger_moves where target > 0 or target between -99999999999 and -90000000000
      union all
      select case when source > 0 then source else -source - 90000000000 end, source < 0, resource, -amount
      from ledger_moves where source > 0 or source between -99999999999 and -90000000000
    ) entries group by holder, resource
  ) m full join ledger_balances b using (holder, resource)
  where coalesce(m.amount, 0) <> coalesce(b.amount, 0) or coalesce(m.lines, 0) <> coalesce(b.lines, 0)
    or coalesce(m.owed, 0) <> coalesce(b.owed, 0);

-- Second: lines that do not follow from the line before.
create view ledger_audit_lines as
  select holder, resource, line, x, after, before, line_before from (
    select holder, resource, line, x, after, lag(after, 1, 0::bigint) over w as before,
      lag(line, 1, 0::bigint) over w as line_before
    from (
      select target as holder, resource, target_line as line, amount as x, target_after as after
      from ledger_moves where target > 0
      union all
      select source, resource, source_line, -amount, source_after from ledger_moves where source > 0
    ) entries
    window w as (partition by holder, resource order by line)
  ) l where before + x <> after or line_before + 1 <> line;
