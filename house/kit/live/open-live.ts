import type { FastifyInstance } from 'fastify'
import type { Tag } from '#contract/endpoint.ts'
import type { Database } from '../db/database.ts'
import type { Fanout } from './fanout.ts'
import { LiveHub } from './live-hub.ts'
import { openOutbox } from './outbox.ts'
import { type ServedParts, serveLive } from './serve-live.ts'
import { openTagFollowers } from './tag-followers.ts'
import { openTouchNotes } from './touch-notes.ts'

export const liveChannel = 'patisserie_live'

export interface LiveParts extends Omit<ServedParts, 'hub'> {
  readonly db: Database
  readonly fanout: Fanout
}

export interface Live {
  /** Has states that follow these tags read again: see `LiveTopic.follows`. */
  readonly touched: (tags: readonly Tag[]) => void
  /** Number of open streams. */
  readonly count: () => number
  readonly close: () => void
}

/** Serves `/api/live`, and carries what transactions announce to all processes and their subscribed browsers. */
export function openLive(app: FastifyInstance, { db, fanout, topics, ...parts }: LiveParts): Live {
  const outbox = openOutbox((message) => fanout.publish(liveChannel, message))
  const hub = new LiveHub(topics, db.read, parts.now)
  const followers = openTagFollowers(topics, hub.changed.bind(hub))
  const served = serveLive(app, { hub, topics, ...parts })
  db.whenAnnounced(outbox.add)
  fanout.subscribe(liveChannel, {
    heard: (message) => {
      const notes = JSON.parse(message) as string[] // said by an outbox
      served.sessionsEnded(notes)
      hub.changed(notes)
      followers.heard(notes)
    },
    lost: () => undefined,
    regained: () => hub.anythingChanged(),
  })
  return {
    touched: openTouchNotes(outbox.add),
    count: served.count,
    close: () => {
      outbox.close()
      followers.close()
      hub.close()
    },
  }
}
