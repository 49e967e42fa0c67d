import type { Manifest } from '#core/manifest.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { iscore } from '../../contract/iscore.ts'
import { listBoard } from './board-list.ts'
import { claimPilot } from './claim-pilot.ts'
import { decidePilot } from './desk/decide-pilot.ts'
import { passIscore } from './desk/pass-iscore.ts'
import { countPilotClaims, countWaitingRuns, iscoreQueue, pilotClaims, worldFirsts } from './desk/queue-reads.ts'
import { setWorldFirst } from './desk/set-world-first.ts'
import { boardParts, ownBoard } from './member-board.ts'
import { ownPilots } from './own-pilots.ts'
import { iscoreData } from './personal-data.ts'
import { recountJob } from './recount.ts'

const iscoreFeature: Feature = implement(iscore, {
  /** POST /getJF */
  board: ({ db, input }) => listBoard(db, input.game ?? 0, input),
  parts: boardParts,
  mine: ownBoard,
  claimPilot,
  /** GET /getMyPilots */
  myPilots: ({ db, member }) => ownPilots(db, member.id),
  /** POST /getPilotClaims */
  pilotClaims: ({ db, input }) => pilotClaims(db, input),
  decidePilot,
  /** POST /getIscoreQueue */
  queue: ({ db, input }) => iscoreQueue(db, input),
  pass: passIscore,
  /** POST /getWorldFirsts */
  worldFirsts: ({ db, input }) => worldFirsts(db, input),
  setWorldFirst,
})

export const iscoreManifest: Manifest = {
  name: 'iscore',
  publicPages: ['/jf'],
  personal: () => [iscoreData],
  showsMembers: ['iscore'],
  desks: [{ area: 'iscore', waiting: { queue: countWaitingRuns, pilots: countPilotClaims } }],
  open: ({ db, touched }) => {
    const count = recountJob(db, () => touched(['iscore', 'replays']))
    return {
      calls: [iscoreFeature],
      jobs: { iscore: count },
      // A full recount repairs what a job that failed for good left stale.
      daily: [() => count({ all: true })],
    }
  },
}
