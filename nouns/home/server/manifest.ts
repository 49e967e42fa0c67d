import type { Given } from '#core/given.ts'
import type { Manifest } from '#core/manifest.ts'
import { areApart } from '#core/reach/reads.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import type { ReplayRow } from '#nouns/replays/contract/replay-row.ts'
import { startOfBeijingDay } from '#rules/beijing-time.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import { home } from '../contract/home.ts'
import { numbersOfDay } from './day-reads.ts'
import { liveFront } from './live-topic.ts'
import { activeMembers, cardOf } from './people-reads.ts'
import { countReplays, newestMembers } from './reads.ts'
import { noticeOf, updateAnnouncement, updateHomepage } from './roll-and-announcement.ts'

declare module '#core/given.ts' {
  interface Given {
    readonly newestReplays: (db: ReadDb, count: number) => Promise<ReplayRow[]>
  }
}

const replaysShown = 10
/** More than the page shows: it leaves out those who stand in another list of it. */
const membersShown = 24

const homeFeature = ({ newestReplays }: Partial<Given>): Feature =>
  implement(home, {
    /** POST /getFront */
    front: async ({ db, now }) => {
      const [replays, members, counts] = await Promise.all([
        newestReplays?.(db, replaysShown) ?? [],
        newestMembers(db, membersShown),
        countReplays(db, startOfBeijingDay(now)),
      ])
      return { replays, members, ...counts }
    },
    /** GET /getNotice */
    notice: async ({ db }) => {
      const { roll, announcement } = await noticeOf(db)
      return { roll, announcement }
    },
    /** GET /getDay */
    day: ({ db, now }) => numbersOfDay(db, now),
    /** GET /getActiveUser */
    active: ({ db, now }) => activeMembers(db, now),
    /** GET /getPUser */
    card: async (call) => {
      const { db, input, now, refuse } = call
      const card = (await cardOf(db, Number(input.id), now)) ?? refuse('personUnknown')
      // Reading `member` keeps the answer out of the shared cache: only the card of somebody who is here depends on it.
      if (card.HERE === 'N') return card
      return {
        ...card,
        HERE: yesNoOf(call.member !== null && (await areApart(db, call.member.id, card.UID)) === false),
      }
    },
    /** GET /getHomepage */
    homepage: ({ db }) => noticeOf(db),
    updateHomepage,
    updateAnnouncement,
  })

const homeManifest: Manifest = {
  name: 'home',
  publicPages: ['/'],
  pictures: [{ table: 'home_roll', column: 'picture' }],
  desks: [{ area: 'homepage' }],
  live: [liveFront],
  open: ({ given }) => ({ calls: [homeFeature(given)] }),
}

export const manifests: readonly Manifest[] = [homeManifest]
