/**
 * SQL: lines of member $1 in `ledger_moves` that satisfy `which`, from the index of either side. `source > 0` and
 * `target > 0` let the planner use the partial indexes, whatever $1 is.
 */
const eitherSide = (columns: (side: 'source' | 'target') => string, which: (side: 'source' | 'target') => string) =>
  `(select ${columns('source')} from ledger_moves where source = $1 and source > 0 and ${which('source')})
   union all
   (select ${columns('target')} from ledger_moves where target = $1 and target > 0 and ${which('target')})`

/** SQL: columns of a line, of post `p` and move `m`. */
const lineColumns = `p.id as post, p.at, p.reason, p.kind, p.subject, m.n, m.resource, m.source, m.target, m.amount,
  m.source_after, m.target_after`

/** Lines of resource $2 with numbers above $3 and at most $4, newest first. */
export const linesStatement = {
  name: 'statement-lines',
  sql: `with page as (${eitherSide(
    (side) => `post, n, ${side}_line as line`,
    (side) => `resource = $2 and ${side}_line > $3 and ${side}_line <= $4`,
  )})
  select ${lineColumns} from page join ledger_moves m using (post, n) join ledger_posts p on p.id = post
  order by page.line desc`,
}

/** SQL: the rows of the posts in `page`, newest first; only lines of resource $6 unless it is null. */
const ofPage = `select ${lineColumns}
  from page join ledger_posts p on p.id = page.post
  join ledger_moves m on m.post = p.id and (m.source = $1 or m.target = $1)
  where $6::smallint is null or m.resource = $6
  order by p.id desc, m.n`

/**
 * Newest posts of the member for the reasons $2, with ids below $3 and from $4 on, at most $5. The newest of every reason
 * are merged, so that a rare reason does not read all posts of the member.
 */
export const postsStatement = {
  name: 'statement-posts',
  sql: `with page as (
    select distinct newest.post from unnest($2::smallint[]) r (reason) cross join lateral (${eitherSide(
      () => 'distinct post',
      () => 'reason = r.reason and post < $3 and post >= $4 order by post desc limit $5',
    )}) newest order by post desc limit $5
  ) ${ofPage}`,
}

/** Most moves that a page of one resource and one reason looks at, on either side. */
export const scanMost = 2_000

/**
 * The same for one resource of at most `scanMost` lines: they are all looked at.
 */
export const fewStatement = {
  name: 'statement-few',
  sql: `with page as (
    select distinct post from (${eitherSide(
      () => 'post',
      () => 'resource = $6 and reason = any($2::smallint[]) and post < $3 and post >= $4',
    )}) found order by post desc limit $5
  ) ${ofPage}`,
}

/**
 * The same for one reason $2 of a resource with more lines. It looks at the newest $7 moves of the reason on either
 * side. `reached` is the post at which it stopped, or null if it saw all.
 */
export const manyStatement = {
  name: 'statement-many',
  sql: `with looked as materialized (${eitherSide(
    (side) => `'${side}' as side, post, resource`,
    () => `reason = ($2::smallint[])[1] and post < $3 and post >= $4 order by post desc limit $7::int`,
  )}), stopped as (
    select max(post) as post from (select min(post) as post from looked group by side having count(*) = $7::int) s
  ), page as (
    select distinct looked.post from looked, stopped
    where resource = $6 and looked.post > coalesce(stopped.post, 0) order by post desc limit $5
  ), rows as (${ofPage})
  select rows.*, stopped.post as reached from stopped left join rows on true order by rows.post desc, rows.n`,
}

/**
 * Of every resource that member $1 has moved, or of $2 alone: its lines, how many of them are older than $3 and than $4
 * (all where that is null), and the posts of the first line from $3 on and of the last before $4. Lines of a balance are
 * in the order of their time but for the moments by which calls overtake each other, so their numbers are found by
 * halving.
 */
export const boundsStatement = {
  name: 'statement-bounds',
  sql: `with recursive halves as (
    select resource, e.edge, e.at, 0::bigint as low,
      case when e.at is not null then lines when e.edge = 'from' then 0 else lines end as high
    from ledger_balances, (values ('from', $3::timestamptz), ('until', $4::timestamptz)) e (edge, at)
    where holder = $1 and lines > 0 and ($2::smallint is null or resource = $2)
    union all
    select h.resource, h.edge, h.at, case when seen.before then half.line else h.low end,
      case when seen.before then h.high else half.line - 1 end
    from halves h
    cross join lateral (select (h.low + h.high + 1) / 2 as line) half
    cross join lateral (select h.at is null or p.at < h.at as before from ledger_posts p where p.id = ${postAt('h.resource', 'half.line')}) seen
    where h.low < h.high
  ), bounds as (
    select resource, max(low) filter (where edge = 'from') as since, max(low) filter (where edge = 'until') as until
    from halves where low = high group by resource
  )
  select b.resource, b.lines, b.amount, b.owed, since, until,
    ${postAt('b.resource', 'since + 1')} as first, ${postAt('b.resource', 'until')} as last
  from bounds join ledger_balances b on b.holder = $1 and b.resource = bounds.resource`,
}

/** SQL: the post of a line of member $1. */
function postAt(resource: string, line: string): string {
  const of = (side: string) => `(select m.post from ledger_moves m where m.${side} = $1 and m.${side} > 0
    and m.resource = ${resource} and m.${side}_line = ${line})`
  return `coalesce(${of('source')}, ${of('target')})`
}

/** Sums of the lines of resource $2 with numbers above $3, by Beijing day and reason, with the newest balance of each. */
export const daysStatement = {
  name: 'statement-days',
  sql: `select ledger_day(p.at) as day, p.reason, coalesce(sum(x) filter (where x > 0), 0)::bigint as income,
      coalesce(-sum(x) filter (where x < 0), 0)::bigint as expense, max(line) as line,
      (max(array[line, after]))[2] as after
    from (${eitherSide(
      (side) => `post, ${side}_line as line, ${side}_after as after, ${side === 'source' ? '-amount' : 'amount'} as x`,
      (side) => `resource = $2 and ${side}_line > $3`,
    )}) lines join ledger_posts p on p.id = lines.post group by 1, 2`,
}

/** The balance of resource $2 after line $3. */
export const balanceAtStatement = {
  name: 'statement-balance-at',
  sql: `select * from (${eitherSide(
    (side) => `${side}_after as after`,
    (side) => `resource = $2 and ${side}_line = $3`,
  )}) line`,
}
