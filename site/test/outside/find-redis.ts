import pino from 'pino'
import { openRedis } from '#kit/redis/open-redis.ts'

/** Address of an emptied Redis database on the default port; each test file uses its own number. Null without Redis. */
export async function findRedis(database: 12 | 13): Promise<string | null> {
  const url = `redis://127.0.0.1:6379/${database}`
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
