import type { Redis } from 'ioredis'
import type { Fanout, FanoutListener } from './fanout.ts'

/** How often the connection is checked: a silently dead one is detected within this time. */
const askEveryMs = 10_000

/**
 * Fanout over Redis pub/sub, on a connection of its own that reconnects by itself. Pub/sub channels are shared by all
 * databases of a Redis server, so their names contain the number of ours.
 */
export function openRedisFanout(redis: Redis): Fanout {
  const nameOf = (channel: string) => `patisserie:${redis.options.db ?? 0}:${channel}`
  const listeners = new Map<string, Set<FanoutListener>>()
  const all = () => [...listeners.values()].flatMap((some) => [...some])
  const ear = redis.duplicate({ autoResubscribe: false })
  ear.on('error', () => undefined)
  ear.on('message', (name: string, message: string) => {
    for (const [channel, some] of listeners) if (nameOf(channel) === name) for (const each of some) each.heard(message)
  })
  const begin = async () => {
    if (listeners.size > 0) await ear.subscribe(...[...listeners.keys()].map(nameOf))
    for (const listener of all()) listener.regained()
  }
  ear.on('ready', () => void begin().catch(() => ear.disconnect(true)))
  ear.on('close', () => {
    for (const listener of all()) listener.lost()
  })
  const asking = setInterval(() => {
    if (ear.status === 'ready') ear.ping().catch(() => ear.disconnect(true))
  }, askEveryMs).unref()
  // Deferred, so that the caller can subscribe first. A failed connect is retried by the client.
  setImmediate(() => void ear.connect().catch(() => undefined))

  return {
    publish: async (channel, message) => {
      await redis.publish(nameOf(channel), message)
    },
    subscribe: (channel, listener) => {
      const known = listeners.get(channel)
      if (known) known.add(listener)
      else listeners.set(channel, new Set([listener]))
      if (ear.status === 'ready')
        void ear.subscribe(nameOf(channel)).then(listener.regained, () => ear.disconnect(true))
    },
    close: async () => {
      clearInterval(asking)
      ear.disconnect()
    },
  }
}
