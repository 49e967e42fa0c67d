import type { Manifest } from '#core/manifest.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { dragonBalls } from '../../contract/dragon-balls.ts'
import { countCandidates, listCandidates, listPending, readBoard, type WorksById } from './board.ts'
import { decideWork } from './decide-work.ts'
import { liveDragon } from './live-topic.ts'
import { dragonBallsData } from './personal-data.ts'
import { setBall } from './set-ball.ts'

const dragonBallsFeature = (works: WorksById): Feature =>
  implement(dragonBalls, {
    board: ({ db }) => readBoard(db, works),
    candidates: ({ db, input }) => listCandidates(db, works, Number(input.pageNum ?? 1)),
    decide: decideWork,
    set: setBall,
    pending: ({ db, member }) => listPending(db, member.id),
  })

/** Seven balls of one character make the site add a dessert: the board, and the desk where staff take works as balls. */
export const dragonBallsManifest = (works: WorksById): Manifest => ({
  name: 'dragonBalls',
  publicPages: ['/dragonball'],
  personal: () => [dragonBallsData],
  showsMembers: ['dragon-balls'],
  desks: [{ area: 'painting', waiting: { dragon: countCandidates } }],
  live: [liveDragon],
  open: () => ({ calls: [dragonBallsFeature(works)] }),
})
