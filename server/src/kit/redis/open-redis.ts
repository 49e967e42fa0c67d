import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'

/** Milliseconds. Redis shares what is convenient; nobody waits long for it. */
const patience = { connect: 2_000, command: 500, silent: 2_000, again: 1_000, start: 5_000 }

/**
 * A connection that never queues: while Redis is away every command fails at once and whoever asked goes another way,
 * and it comes back by itself. The client is loaded only where an address is configured.
 */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: patience.connect,
    commandTimeout: patience.command,
    // A server that hangs is let go, so that commands fail at once instead of after their time.
    socketTimeout: patience.silent,
    retryStrategy: (times) => Math.min(100 * times, patience.again),
  })
  let why = ''
  client.on('error', (error: Error) => {
    why = error.message
  })
  await ready(client).catch(() => {
    client.disconnect()
    const { host, pathname } = new URL(url)
    throw new StartError(
      `Redis does not answer at ${host}${pathname}${why && ` (${why})`}. Start it, or correct PATISSERIE_REDIS_URL.`,
    )
  })
  // From here on both are news of a site that runs.
  client.on('close', () =>
    log.warn(`Redis does not answer${why && ` (${why})`}: the database counts the limits meanwhile`),
  )
  client.on('ready', () => log.warn('Redis answers again'))
  return client
}

/** A first answer within the patience of a start; a refused password or a wrong address is no reason to try again. */
async function ready(client: Redis): Promise<void> {
  let late: NodeJS.Timeout | undefined
  const giveUp = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('late')), patience.start)
  })
  await Promise.race([client.connect().then(() => client.ping()), giveUp]).finally(() => clearTimeout(late))
}
