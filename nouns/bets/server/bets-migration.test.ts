import { expect, inject, test } from 'vitest'
import { databaseBefore } from '#site/test/database-before.ts'

const stakesSql = `
  insert into bet_categories (name) values ('runs');
  insert into bets (name, category, title, terms, resource, odds_type, multi, show_bets, base, odds, staked, promised, stakes, opener,
      of_member, asked_at, opened_at, deadline, seed)
    select name, 1, name, '', 5, 'dynamic', false, 'always', 100, '{940,940,940}', '{0,0,0}', '{0,0,0}', stakes, 1, false, now(), now(),
      now(), ''
    from (values ('none', 0), ('two', 2), ('many', 1203)) e (name, stakes);
  insert into bet_stakes (bet, member, option, stake, promised, may_win, factor, at)
    select b.id, n % 2, n % 2, n, 2 * n, n, 2, timestamptz '2026-11-01T00:00:00Z' + n * interval '1 minute'
    from generate_series(1, 1203) n join bets b on n <= b.stakes order by n, b.id`

test('stakes from before have the points of charts that later ones have, and their accounts are counted', async () => {
  const site = await databaseBefore(inject('server'), '0356_bet_points.sql')
  try {
    await site.pool.query(stakesSql)
    await site.migrate()
    const { rows } = await site.pool.query(
      `select b.name, p.stakes, p.at, p.staked::integer[], p.promised::integer[] from bet_points p join bets b on b.id = p.bet
        order by b.id, p.stakes`,
    )
    const upTo = (most: number) => Array.from({ length: most }, (_, n) => n + 1)
    const stepOf = (n: number) => (n <= 240 ? 1 : n <= 480 ? 2 : n <= 960 ? 4 : 8)
    const numbers = upTo(1_203).filter((n) => n % stepOf(n) === 0)
    const sum = (most: number, option: number) => upTo(most).reduce((all, n) => all + (n % 2 === option ? n : 0), 0)
    const points = (name: string, most: number) =>
      numbers
        .filter((n) => n <= most)
        .map((n) => ({
          name,
          stakes: n,
          at: new Date(Date.UTC(2026, 10, 1, 0, n)),
          staked: [sum(n, 0), sum(n, 1), 0],
          promised: [2 * sum(n, 0), 2 * sum(n, 1), 0],
        }))
    expect(rows).toEqual([...points('two', 2), ...points('many', 1_203)])
    const counted = await site.pool.query('select bettors from bets order by id')
    expect(counted.rows.map(({ bettors }) => bettors)).toEqual([0, 2, 2])
  } finally {
    await site.close()
  }
}, 60_000)
