import type { CallWords } from '#words/call-words.ts'
import type { dragonBalls as dragonBallsContract } from '../../contract/dragon-balls.ts'
import type { refusals as zh } from './dragon-balls.zh.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const dragonBalls: CallWords<typeof dragonBallsContract> = {
  name: 'Dragon balls',
  calls: {
    board: 'The balls of every character: the open round, what waits, and the rounds that are closed',
    candidates: 'Works that were handed in and that staff have not looked at (staff)',
    decide: 'Takes a work as the next ball, or does not (staff)',
    set: 'Puts a work into a place of the open round, or empties the place (staff)',
    pending: 'The desserts of one’s own balls that are still to be chosen',
  },
}

/** What its calls refuse. */
export const refusals: typeof zh = {
  'db.missingCandidate': 'This painting does not wait for a ball; somebody may have decided already. Reload the list',
  'db.ownPainting': 'Other staff decide about your own paintings',
  'db.characterUnknown': 'There is no such character',
  'db.missingPainting': 'There is no such painting, or it was not handed in for this character',
  'db.ballTaken': 'This place has a ball already; empty it first',
  'db.ballAlready': 'This painting is a ball already; each can be one only once',
  'db.ballEmpty': 'This place is empty already',
  'db.missingReason': 'Please give a reason',
  'db.reasonLong': 'The reason is too long',
}
