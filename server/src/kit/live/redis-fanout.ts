import type { Redis } from 'ioredis'
import type { Fanout, FanoutListener } from './fanout.ts'

/** A connection that died without a word is found out so soon. */
const askEveryMs = 10_000

/**
 * Over Redis's channels, on a connection of its own that comes back by itself. Channels are common to all of a server's
 * databases, so the number of ours stands in their names.
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
  // Whoever puts the site together subscribes first; where it cannot connect it goes on trying.
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
