import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'

/** Timeouts in milliseconds. Redis is optional, so nothing waits long for it. */
const patience = { connect: 2_000, command: 500, silent: 2_000, again: 1_000, start: 5_000 }

/**
 * A connection that never queues commands: while Redis is unavailable every command fails at once, and the caller uses
 * its fallback. It reconnects by itself. The client library is loaded only if an address is configured.
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
    // Disconnects from a server that hangs, so that commands fail at once instead of after their timeout.
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
  // From here on the site runs, so both events are worth a warning.
  client.on('close', () =>
    log.warn(`Redis does not answer${why && ` (${why})`}: the database counts the limits meanwhile`),
  )
  client.on('ready', () => log.warn('Redis answers again'))
  return client
}

/** Waits for the first answer within the start's timeout; a refused password or wrong address is not retried. */
async function ready(client: Redis): Promise<void> {
  let late: NodeJS.Timeout | undefined
  const giveUp = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('late')), patience.start)
  })
  await Promise.race([client.connect().then(() => client.ping()), giveUp]).finally(() => clearTimeout(late))
}
