import type { In } from '#contract/endpoint.ts'
import { ownsPicture } from '#core/files/pictures.ts'
import type { Tx } from '#kit/db/database.ts'
import type { replays } from '../contract/replays.ts'
import { achievement, captionProblem, type RunFacts, slowRateProblem } from '../rules/replays.ts'
import type { WrittenColumns } from './tables.ts'

type TypedReplay = Pick<In<typeof replays.calls.update>, Exclude<keyof In<typeof replays.calls.update>, 'rid'>>

export interface WrittenBy {
  readonly member: number
  readonly written: TypedReplay
  /** Slowdown in percent; null if the file has none. */
  readonly slow: number | null
}

/** The reason why the uploader's part of a replay is refused, or null. */
export async function writtenProblem(tx: Tx, { member, written, slow }: WrittenBy) {
  const problem = captionProblem(written.comment) ?? slowRateProblem(written.category, slow)
  if (problem) return problem
  if (written.screen !== '' && !(await ownsPicture(tx, member, written.screen))) return 'pictureUnknown'
  return null
}

export const writtenColumns = (written: TypedReplay, facts: RunFacts): WrittenColumns => ({
  comment: written.comment.trim(),
  category: written.category,
  achievement: achievement(facts, written.category) ?? '',
  nm: written.NM === 'Y',
  nb: written.NB === 'Y',
  nt: written.NT === 'Y',
  nsy: written.NSY === 'Y',
  open: written.open === 'Y',
  commentable: written.commentable === 'Y',
  screen: written.screen,
})
