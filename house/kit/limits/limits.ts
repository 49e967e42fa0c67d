import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { LimitNotice } from '#contract/envelope.ts'
import type { Database } from '../db/database.ts'
import { gather } from '../db/gather.ts'
import { Refusal } from '../refusal.ts'
import { GatheredLimiter, type Taken, type Window } from './gathered-limiter.ts'

/** A rate limit: points per window of seconds, counted per member or per network. */
export interface Rate {
  readonly points: number
  readonly seconds: number
  readonly per?: 'member' | 'network'
  /** Name of a second limit that calls of new accounts take from, too. */
  readonly daily?: string
}

/** The caller that a call is counted for. */
interface Counted {
  /** Id of the calling member, or null. */
  readonly member: number | null
  readonly network: string
  /** The member's account is new, so its daily budget counts, too. */
  readonly isNew?: boolean
}

export interface Limits {
  /** Takes one point of the named limit from the key. Throws the refusal `tooOften` if none is left. */
  take(name: string, key: string): Promise<void>
  /**
   * Takes a point for one call: from the member if logged in, and from the network if the limit is per network or the
   * caller is a guest. So logging in does not give further tries. Throws `newBudget` if the daily budget of a new
   * account is used up.
   */
  takeCall(name: string, who: Counted): Promise<void>
  /** Throws `tooOften` if the key has no point left; takes none. */
  check(name: string, key: string): Promise<void>
  /** Points used in the current window. */
  used(name: string, key: string): Promise<number>
  /** When the current window of the key ends; null if none is open. */
  until(name: string, key: string): Promise<Date | null>
  /** Deletes the key's window. */
  clear(name: string, key: string): Promise<void>
}

/**
 * Rate limits, stored in Redis or in the database on separate connections: counts survive a refusal and hold for all
 * processes. While Redis is unavailable the database counts from zero, so a caller may get the points of one window
 * twice.
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
  const take = async (name: string, key: string, code: LimitCode = 'tooOften') => {
    const { limiter, rate } = of(name)
    try {
      await limiter.consume(key)
    } catch (full) {
      throw full instanceof RateLimiterRes ? refusalOf(code, rate, full) : full
    }
  }
  return {
    take,
    check: async (name, key) => {
      const { limiter, rate } = of(name)
      const found = await limiter.get(key)
      if (found && found.consumedPoints >= rate.points && found.msBeforeNext > 0)
        throw refusalOf('tooOften', rate, found)
    },
    takeCall: async (name, { member, network, isNew }) => {
      const { per, daily } = of(name).rate
      if (member === null || per === 'network') await take(name, network)
      if (member === null) return
      await take(name, `m${member}`)
      if (isNew && daily) await take(daily, `m${member}`, 'newBudget')
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

/** One commit for all. Keys are locked in sorted order, so that processes cannot deadlock. */
async function takeAll(db: Database, all: readonly Taken[]): Promise<Window[]> {
  const now = Date.now()
  const values = [all.map(({ key }) => key), all.map(({ points }) => points), all.map(({ ms }) => now + ms), now]
  const { rows } = await db.counting.query<Window & { key: string }>({ ...takeStatement, values })
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return all.map(({ key }) => {
    const taken = byKey.get(key)
    if (!taken) throw new Error(`the limit ${key} was not counted`)
    return taken
  })
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

type LimitCode = 'tooOften' | 'newBudget'

function refusalOf(code: LimitCode, { points, seconds }: Rate, { msBeforeNext }: RateLimiterRes): Refusal {
  const until = new Date(Date.now() + msBeforeNext).toISOString()
  const notice: LimitNotice = { limit: { points, seconds }, until }
  return new Refusal({ code, data: notice })
}
