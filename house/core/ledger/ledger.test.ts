import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#kit/db/database.ts'
import { house } from '#rules/ledger/houses.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { listenLive } from '#site/test/listen-live.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { waitingFor } from '#site/test/waiting-for.ts'
import { auditLedger } from './audit.ts'
import { ledgerData } from './personal-data.ts'
import { duesSql } from './post-dues.ts'
import { type Gift, postGifts } from './post-gifts.ts'
import { asKnown, LevelFull, postTransfer, TooLittle, type Transfer } from './post-transfer.ts'
import { walletOf } from './reads.ts'
import { sumSupply } from './supply.ts'
import { takeBack } from './take-back.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  await site.site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())
afterEach(async () => {
  expect((await auditLedger(db())).map(({ name, wrong }) => [name, wrong])).toEqual([
    ['balances', []],
    ['lines', []],
  ])
})

const db = () => site.site.foundation.db
const run = <T>(work: (tx: Tx) => Promise<T>) => db().transaction(work)
const at = new Date('2026-11-20T10:00:00Z')
let made = 0
const key = () => `test:${++made}`
const member = () => makeMember(site, `mem${++made}`)
const wallet = (of: TestMember) => walletOf(db().own, of.id)
const post = (moves: Transfer['moves'], more: Partial<Transfer> = {}) =>
  run((tx) => postTransfer(tx, { reason: 'prize', about: { kind: 'nothing', id: 0 }, key: key(), at, moves, ...more }))
const give = (to: TestMember, resource: Transfer['moves'][number]['resource'], amount: number, more = {}) =>
  post([{ from: house('mint'), to: to.id, resource, amount }], more)
const move = (from: TestMember, to: TestMember, amount: number): Transfer['moves'][number] => ({
  from: from.id,
  to: to.id,
  resource: 'score',
  amount,
})

test('what is earned is held, and what is spent is gone', async () => {
  const [a, b] = [await member(), await member()]
  await give(a, 'score', 100)
  await post([move(a, b, 40), { from: a.id, to: house('burn'), resource: 'score', amount: 10 }])
  expect([(await wallet(a)).balances.score, (await wallet(b)).balances.score]).toEqual([50, 40])
})

test('the file that a member takes along has each line with its sign and the balance after it', async () => {
  const [a, b] = [await member(), await member()]
  await give(a, 'score', 100)
  await post([move(a, b, 40)])
  expect(await ledgerData(() => at).export(db().own, a.id)).toMatchObject({
    balances: { score: 60 },
    statement: [
      { reason: 'prize', resource: 'score', amount: 100, balance: 100 },
      { reason: 'prize', resource: 'score', amount: -40, balance: 60 },
    ],
  })
})

test('nobody spends what they do not have, and a refused post leaves nothing', async () => {
  const [a, b] = [await member(), await member()]
  await give(a, 'score', 5)
  const spent = post([move(a, b, 5), { from: a.id, to: house('burn'), resource: 'sugar', amount: 1 }])
  await expect(spent).rejects.toSatisfy((error) => error instanceof TooLittle && error.resource === 'sugar')
  expect([(await wallet(a)).balances.score, (await wallet(b)).balances.score]).toEqual([5, 0])
})

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('an amount of %s is a fault', async (amount) => {
  await expect(give(await member(), 'score', amount)).rejects.toThrow('moves')
})

describe('a key', () => {
  test('pays once', async () => {
    const a = await member()
    const once = key()
    expect([await give(a, 'score', 7, { key: once }), await give(a, 'score', 7, { key: once })]).toEqual([true, false])
    expect((await wallet(a)).balances.score).toBe(7)
  })

  test('pays once when twenty come at once', async () => {
    const a = await member()
    const once = key()
    const paid = await Promise.all(Array.from({ length: 20 }, () => give(a, 'score', 7, { key: once })))
    expect(paid.filter(Boolean)).toHaveLength(1)
    expect((await wallet(a)).balances.score).toBe(7)
  })

  test.each<Partial<Transfer>>([
    { reason: 'gift' },
    { about: { kind: 'topic', id: 0 } },
    { about: { kind: 'nothing', id: 1 } },
    { moves: [{ from: house('mint'), to: 1_000_001, resource: 'score', amount: 8 }] },
    { moves: [{ from: house('prizes'), to: 1_000_001, resource: 'score', amount: 7 }] },
    { moves: [{ from: house('mint'), to: 1_000_001, resource: 'sugar', amount: 7 }] },
  ])('that stands for another transfer is a fault: %j', async (other) => {
    const moves = [{ from: house('mint'), to: 1_000_001, resource: 'score', amount: 7 }] as const
    const once = key()
    await post(moves, { key: once })
    await expect(post(moves, { key: once, ...other })).rejects.toThrow('another transfer')
  })
})

test('one account that everybody uses at once loses nothing, and its lines follow one another', async () => {
  const [hot, ...others] = [await member(), await member(), await member(), await member()]
  for (const each of others) await give(each, 'score', 100)
  await Promise.all(
    others.flatMap((each) => [
      ...Array.from({ length: 25 }, () => post([move(each, hot, 3)])),
      ...Array.from({ length: 25 }, () => give(hot, 'score', 1)),
    ]),
  )
  expect((await wallet(hot)).balances.score).toBe(3 * 25 * 4)
})

test('gifts in both directions at once wait for each other in one order', async () => {
  const [a, b] = [await member(), await member()]
  await give(a, 'score', 1000)
  await give(b, 'score', 1000)
  await Promise.all(Array.from({ length: 40 }, (_, n) => post([n % 2 ? move(a, b, 2) : move(b, a, 3)])))
  expect([(await wallet(a)).balances.score, (await wallet(b)).balances.score]).toEqual([1020, 980])
})

describe('a debt', () => {
  test('is what one must give back and does not have; income pays it first', async () => {
    const [a, b] = [await member(), await member()]
    const brought = key()
    await give(a, 'point', 5, { key: brought })
    await post([{ from: a.id, to: b.id, resource: 'point', amount: 4 }])
    expect(await run((tx) => takeBack(tx, brought, at))).toBe(true)
    expect(await wallet(a)).toMatchObject({ balances: { point: 0 }, owed: { point: 4 } })
    await give(a, 'point', 3)
    expect(await wallet(a)).toMatchObject({ balances: { point: 0 }, owed: { point: 1 } })
    await give(a, 'point', 3)
    expect(await wallet(a)).toEqual({ balances: expect.objectContaining({ point: 2 }), owed: {} })
  })

  test('of what somebody still has is none', async () => {
    const a = await member()
    const brought = key()
    await give(a, 'point', 5, { key: brought })
    expect([
      await run((tx) => takeBack(tx, brought, at)),
      await run((tx) => takeBack(tx, brought, at)),
      await run((tx) => takeBack(tx, 'no such key', at)),
    ]).toEqual([true, false, false])
    expect(await wallet(a)).toEqual({ balances: expect.objectContaining({ point: 0 }), owed: {} })
  })

  test('of a member with nothing at all stands in a row of its own', async () => {
    const a = await member()
    await post([{ from: a.id, to: house('mint'), resource: 'faith', amount: 9 }], { short: 'owe' })
    expect((await wallet(a)).owed).toEqual({ faith: 9 })
  })
})

test('what an innocent receiver no longer has is paid by the house', async () => {
  const [giver, receiver] = [await member(), await member()]
  await give(receiver, 'score', 30)
  await post([move(receiver, giver, 50)], { short: 'loss' })
  expect([await wallet(giver), await wallet(receiver)]).toMatchObject([
    { balances: { score: 50 }, owed: {} },
    { balances: { score: 0 }, owed: {} },
  ])
})

test('no level rises above the highest', async () => {
  const a = await member()
  await give(a, 'player', 8)
  await expect(give(a, 'player', 1)).rejects.toBeInstanceOf(LevelFull)
  await give(a, 'power', 9)
  expect((await wallet(a)).balances).toMatchObject({ player: 8, power: 9 })
})

test.each([
  'update ledger_moves set amount = 1',
  'delete from ledger_moves',
  'truncate ledger_moves, ledger_posts',
  "update ledger_posts set key = 'x'",
  'delete from ledger_posts',
])('the ledger is only added to: %s', async (statement) => {
  await give(await member(), 'score', 2)
  await expect(db().pool.query(statement)).rejects.toThrow('only added to')
})

test('what was changed behind the ledger’s back is found', async () => {
  const a = await member()
  await give(a, 'score', 10)
  await give(a, 'score', 10)
  const change = (to: string) => db().pool.query(`update ledger_balances set ${to} where holder = $1`, [a.id])
  const found = async () => (await auditLedger(db())).map(({ wrong }) => wrong.length)
  await change('amount = 21')
  expect(await found()).toEqual([1, 0])
  await change('amount = 20, lines = 3')
  expect(await found()).toEqual([1, 0])
  await change('lines = 2, resource = 4')
  expect(await found()).toEqual([2, 0])
  await change(`resource = ${resourceNumber('score')}`)
  const changeMove = async (to: string) => {
    await db().pool.query('alter table ledger_moves disable trigger ledger_never')
    await db().pool.query(`update ledger_moves set ${to} where target = $1 and target_line = 1`, [a.id])
    await db().pool.query('alter table ledger_moves enable trigger ledger_never')
  }
  await changeMove('target_after = 11')
  expect(await found()).toEqual([0, 2])
  await changeMove('target_after = 10')
})

test('posting reads by index, whatever the statistics said when its plans were made', async () => {
  const fresh = await openTestSite({ jobs: false })
  try {
    const { pool, transaction } = fresh.site.foundation.db
    await pool.query('analyze ledger_balances; analyze ledger_posts; analyze ledger_moves')
    const [a, b] = [await makeMember(fresh, 'aaa'), await makeMember(fresh, 'bbb')]
    const moves = (n: number) => [
      { from: house('mint'), to: a.id, resource: 'score', amount: n } as const,
      { from: a.id, to: b.id, resource: 'score', amount: 1 } as const,
    ]
    const about = { kind: 'nothing', id: 0 } as const
    // The plans of a connection are kept from the sixth post on, while the tables are as good as empty.
    const scans = []
    for (let n = 1; n <= 20; n++) {
      const scanned = await transaction(async (tx) => {
        await postTransfer(tx, { reason: 'prize', about, key: `${n}`, at, moves: moves(n) })
        return sql<{ relname: string }>`select relname from pg_stat_xact_user_tables
          where relname in ('ledger_balances', 'ledger_posts', 'ledger_moves') and seq_scan > 0`.execute(tx)
      })
      scans.push(...scanned.rows)
    }
    expect(scans).toEqual([])
  } finally {
    await fresh.close()
  }
}, 60_000)

test('supply: minted, burned and held agree, whatever house holds it', async () => {
  const a = await member()
  await give(a, 'milk', 10)
  await post([{ from: a.id, to: house('shop'), resource: 'milk', amount: 3 }])
  await post([{ from: a.id, to: house('bet', 5), resource: 'milk', amount: 2 }])
  await post([{ from: house('bets'), to: house('bet', 5), resource: 'milk', amount: 4 }])
  await post([{ from: house('bet', 5), to: house('bets'), resource: 'milk', amount: 1 }])
  const owed = key()
  await post([{ from: a.id, to: house('mint'), resource: 'milk', amount: 7 }], { key: owed, short: 'owe' })
  await sumSupply(db())
  await sumSupply(db())
  const { rows } = await sql<{ minted: number; burned: number }>`select sum(minted)::bigint as minted,
    sum(burned)::bigint as burned from ledger_supply where resource = ${resourceNumber('milk')}`.execute(db().own)
  // 10 earned and 4 from the bets' house came in; 3 to the shop, 1 back to the bets and 7 taken back went out.
  expect(rows).toEqual([{ minted: 14, burned: 11 }])
  expect(await wallet(a)).toMatchObject({ balances: { milk: 0 }, owed: { milk: 2 } })
})

test('an open page hears of its own balances', async () => {
  const a = await member()
  const heard = await listenLive(site, '', a)
  await heard.next(({ event }) => event === 'wallet')
  await give(a, 'sugar', 12)
  await heard.next(({ data }) => JSON.stringify(data).includes('"sugar":12'))
  heard.leave()
})

describe('gifts that are posted together', () => {
  const from = house('mint')
  const together = (gifts: readonly Gift[]) =>
    run((tx) => postGifts(tx, { reason: 'forage', kind: 'nothing', from, at, gifts }))
  const kinds = ['power', 'score', 'sugar'] as const
  /** Moves of a member, with what they left, in their order. */
  const movesOf = async ({ id }: TestMember) =>
    (
      await db()
        .own.selectFrom('ledger_moves as m')
        .innerJoin('ledger_posts as p', 'p.id', 'm.post')
        .select([
          'p.subject',
          'm.n',
          'm.resource',
          'm.amount',
          'm.source_after',
          'm.source_line',
          'm.target_after',
          'm.target_line',
        ])
        .where((eb) => eb.or([eb('m.source', '=', id), eb('m.target', '=', id)]))
        .orderBy('m.post')
        .orderBy('m.n')
        .execute()
    ).map((move) => ({ ...move }))

  test('leave what transfers one by one leave, also to members who owe', async () => {
    const draw = chanceFrom(7)
    for (let round = 0; round < 12; round++) {
      const pairs = await Promise.all(Array.from({ length: 4 }, async () => [await member(), await member()] as const))
      for (const pair of pairs.slice(0, 2)) {
        const [what, owed] = [kinds[draw(3)] ?? 'power', 1 + draw(6)]
        for (const { id } of pair)
          await post([{ from: id, to: house('burn'), resource: what, amount: owed }], { short: 'owe' })
      }
      const wanted = Array.from({ length: 1 + draw(6) }, (_, n) => ({
        id: n,
        to: draw(4),
        things: kinds.slice(draw(3)).map((resource) => ({ resource, amount: 1 + draw(5) })),
      }))
      const toSide = (side: 0 | 1) =>
        wanted.map((gift) => ({ ...gift, key: key(), to: pairs[gift.to]?.[side].id ?? 0 })) satisfies Gift[]
      await together(toSide(0))
      for (const { id, key: own, to, things } of toSide(1)) {
        const moves = things.map((thing) => ({ ...thing, from, to }))
        await post(moves, { reason: 'forage', about: { kind: 'nothing', id }, key: own })
      }
      for (const [one, other] of pairs) {
        expect(await movesOf(one)).toEqual(await movesOf(other))
        expect(await wallet(one)).toEqual(await wallet(other))
      }
    }
  })

  test('of which one was posted before leave nothing', async () => {
    const [a, b] = [await member(), await member()]
    const once = key()
    await give(a, 'power', 1, { key: once })
    const things = [{ resource: 'power', amount: 1 }] as const
    const gifts = [
      { id: 0, key: key(), to: b.id, things },
      { id: 0, key: once, to: a.id, things },
    ]
    await expect(together(gifts)).rejects.toThrow('duplicate key')
    expect([(await wallet(a)).balances.power, (await wallet(b)).balances.power]).toEqual([1, 0])
  })

  test('may not come from a member or a debt, and no amount is below one', async () => {
    const a = await member()
    const gift = { id: 0, key: key(), to: a.id, things: [{ resource: 'power', amount: 1 }] } as const
    for (const wrong of [a.id, house('owed', a.id)]) {
      const posted = run((tx) => postGifts(tx, { reason: 'forage', kind: 'nothing', from: wrong, at, gifts: [gift] }))
      await expect(posted).rejects.toThrow('come from the house')
    }
    await expect(together([{ ...gift, things: [{ resource: 'power', amount: 0 }] }])).rejects.toThrow('moves 0')
  })

  test('to one member from several callers at once lose nothing', async () => {
    const [a, b] = [await member(), await member()]
    const gift = (to: TestMember): Gift => ({
      id: 0,
      key: key(),
      to: to.id,
      things: [{ resource: 'power', amount: 1 }],
    })
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        await together(n % 2 === 0 ? [gift(a), gift(b)] : [gift(b), gift(a)])
        await give(n % 2 === 0 ? b : a, 'power', 1)
      }),
    )
    expect([(await wallet(a)).balances.power, (await wallet(b)).balances.power]).toEqual([18, 18])
  })
})

/** Whole numbers below a bound, the same for the same seed. */
function chanceFrom(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647
    return state % bound
  }
}

describe('dues that are posted together', () => {
  const to = house('bet', 77)
  /** Each member pays an amount of faith, in one statement. */
  const together = (dues: readonly { readonly key: string; readonly of: TestMember; readonly amount: number }[]) =>
    run((tx) =>
      sql`with dues as (
          select key, 77::bigint as subject, member, ${to}::bigint as target, ${resourceNumber('faith')}::smallint as resource, amount
          from unnest(${dues.map((each) => each.key)}::text[], ${dues.map(({ of }) => of.id)}::bigint[],
            ${dues.map(({ amount }) => amount)}::bigint[]) as d (key, member, amount))
        select ${duesSql({ reason: 'stake', kind: 'bet', at, from: 'dues' })}`
        .execute(tx)
        .catch(asKnown),
    )
  const movesOf = async ({ id }: TestMember) =>
    (
      await db()
        .own.selectFrom('ledger_moves as m')
        .innerJoin('ledger_posts as p', 'p.id', 'm.post')
        .select(['p.reason', 'p.kind', 'p.subject', 'p.at', 'm.n', 'm.resource', 'm.amount', 'm.target'])
        .select(['m.source_after', 'm.source_line', 'm.target_after', 'm.target_line', 'm.reason as of'])
        .where('m.source', '=', id)
        .orderBy('m.post')
        .execute()
    ).map((each) => ({ ...each }))

  test('are what they would be one by one', async () => {
    const [a, b, alone] = [await member(), await member(), await member()]
    for (const each of [a, b, alone]) await give(each, 'faith', 10)
    await together([
      { key: key(), of: b, amount: 4 },
      { key: key(), of: a, amount: 3 },
    ])
    await together([{ key: key(), of: a, amount: 7 }])
    for (const amount of [3, 7]) {
      const moves = [{ from: alone.id, to, resource: 'faith', amount }] as const
      await post(moves, { reason: 'stake', about: { kind: 'bet', id: 77 } })
    }
    expect(await movesOf(a)).toEqual(await movesOf(alone))
    expect((await wallet(a)).balances.faith).toBe(0)
    expect((await wallet(b)).balances.faith).toBe(6)
  })

  test('wait for what else is being posted for their members', async () => {
    const a = await member()
    await give(a, 'faith', 5)
    const [posted] = await run(async (tx) => {
      await sql`select ledger_queue(${a.id})`.execute(tx)
      const dues = together([{ key: key(), of: a, amount: 2 }])
      await waitingFor(site, 1)
      return [dues]
    })
    await posted
    expect((await wallet(a)).balances.faith).toBe(3)
  })

  test('are none where one member has too little, or a key was posted before', async () => {
    const [a, b] = [await member(), await member()]
    const before = key()
    await give(a, 'faith', 5)
    await give(b, 'faith', 1)
    const both = (amount: number) => [
      { key: key(), of: a, amount: 2 },
      { key: before, of: b, amount },
    ]
    await expect(together(both(2))).rejects.toThrow(TooLittle)
    expect([(await wallet(a)).balances.faith, (await wallet(b)).balances.faith]).toEqual([5, 1])
    await together(both(1))
    await give(b, 'faith', 1)
    await expect(together(both(1))).rejects.toThrow('ledger_posts_key_key')
    expect((await wallet(a)).balances.faith).toBe(3)
  })
})
