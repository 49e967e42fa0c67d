import type { LimitNotice } from '@patisserie/contract/envelope'
import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { gather } from '../db/gather.ts'
import { Refusal } from '../http/refusal.ts'
import { GatheredLimiter, type Taken, type Window } from './gathered-limiter.ts'

/** So many points in so many seconds, counted for one member or for one network. */
export interface Rate {
  readonly points: number
  readonly seconds: number
  readonly per?: 'member' | 'network'
}

/** Who a call is counted for. */
interface Counted {
  /** Id of the member who calls, or null. */
  readonly member: number | null
  readonly network: string
}

export interface Limits {
  /** Takes one point of the named limit from the key. Throws the refusal `tooOften` once none is left. */
  take(name: string, key: string): Promise<void>
  /**
   * Takes a point for one call: from the member, and from the network where the limit is per network or nobody is
   * signed in. A token of one's own buys no further tries.
   */
  takeCall(name: string, who: Counted): Promise<void>
  /** Throws `tooOften` where the key has no point left, and takes none. */
  check(name: string, key: string): Promise<void>
  /** Points used so far in the current window. */
  used(name: string, key: string): Promise<number>
  /** When the current window of the key ends, or null where none is open. */
  until(name: string, key: string): Promise<Date | null>
  /** Forgets the key's window. */
  clear(name: string, key: string): Promise<void>
}

/**
 * Limits kept in Redis, or in the database on connections of their own: either way what was counted outlives a refusal
 * and holds for all processes of the site. While Redis is away the database counts, from nothing: whoever meets the change
 * has the points of one window twice at most.
 */
export function openLimits(db: Database, rates: Readonly<Record<string, Rate>>, redis: Redis | null = null): Limits {
  const takeTogether = gather<Taken, Window>({
    send: (all) => takeAll(db, all),
    most: mostTogether,
    keyOf: ({ key }) => key,
  })
  const limiters = new Map<string, { limiter: RateLimiterStoreAbstract; rate: Rate }>()
  const of = (name: string) => {
    const known = limiters.get(name)
    if (known) return known
    const rate = rates[name]
    if (!rate) throw new Error(`no rate limit is called ${name}`)
    const window = { points: rate.points, duration: rate.seconds }
    const inDatabase = new GatheredLimiter(
      {
        storeClient: db.counting,
        storeType: 'pool',
        tableName: 'kit_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...window,
      },
      takeTogether,
    )
    const inRedis = redis && {
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inDatabase,
      keyPrefix: `patisserie:limit:${name}`,
      ...window,
    }
    const limiter = inRedis ? new RateLimiterRedis(inRedis) : inDatabase
    const made = { limiter, rate }
    limiters.set(name, made)
    return made
  }
  const take = async (name: string, key: string) => {
    const { limiter, rate } = of(name)
    try {
      await limiter.consume(key)
    } catch (full) {
      throw full instanceof RateLimiterRes ? tooOften(rate, full) : full
    }
  }
  return {
    take,
    check: async (name, key) => {
      const { limiter, rate } = of(name)
      const found = await limiter.get(key)
      if (found && found.consumedPoints >= rate.points && found.msBeforeNext > 0) throw tooOften(rate, found)
    },
    takeCall: async (name, { member, network }) => {
      if (member === null || of(name).rate.per === 'network') await take(name, network)
      if (member !== null) await take(name, `m${member}`)
    },
    used: async (name, key) => (await of(name).limiter.get(key))?.consumedPoints ?? 0,
    until: async (name, key) => {
      const found = await of(name).limiter.get(key)
      return found ? new Date(Date.now() + found.msBeforeNext) : null
    },
    clear: async (name, key) => {
      await of(name).limiter.delete(key)
    },
  }
}

const mostTogether = 50

/** One commit for all. Keys in one order, so that processes never wait for each other in a ring. */
async function takeAll(db: Database, all: readonly Taken[]): Promise<Window[]> {
  const now = Date.now()
  const values = [all.map(({ key }) => key), all.map(({ points }) => points), all.map(({ ms }) => now + ms), now]
  const { rows } = await db.counting.query<Window & { key: string }>({ ...takeStatement, values })
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return all.map(({ key }) => byKey.get(key) ?? { points: 0, expire: now }) // each was written
}

const takeStatement = {
  name: 'limits-take',
  text: `insert into kit_limits as l (key, points, expire)
    select key, points, expire from unnest($1::text[], $2::integer[], $3::bigint[]) as taken (key, points, expire)
    order by key
    on conflict (key) do update set
      points = case when l.expire <= $4 then excluded.points else l.points + excluded.points end,
      expire = case when l.expire <= $4 then excluded.expire else l.expire end
    returning key, points, expire`,
}

function tooOften({ points, seconds }: Rate, { msBeforeNext }: RateLimiterRes): Refusal {
  const until = new Date(Date.now() + msBeforeNext).toISOString()
  const notice: LimitNotice = { limit: { points, seconds }, until }
  return new Refusal({ code: 'tooOften', data: notice })
}
