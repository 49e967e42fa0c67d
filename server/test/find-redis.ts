import pino from 'pino'
import { openRedis } from '../src/kit/redis/open-redis.ts'

const url = 'redis://127.0.0.1:6379/13'

/** A Redis server on this machine's usual port, emptied of what tests left in its database 13; else null, and says so. */
export async function findRedis(): Promise<string | null> {
  try {
    const redis = await openRedis(url, pino({ level: 'silent' }))
    await redis.flushdb()
    redis.disconnect()
    return url
  } catch {
    console.warn('skipped: no Redis answers on 127.0.0.1:6379')
    return null
  }
}
