import { yesNoOf } from '#rules/yes-no.ts'
import type { ReplayRow } from '../../contract/replays.ts'
import { captionProblem, type ReplayCategory, type ReplayFlag, slowRateProblem } from '../../rules/replays.ts'

/** Fields that an uploader fills in about a replay. */
export interface ReplayForm {
  readonly comment: string
  readonly category: ReplayCategory
  readonly flags: Readonly<Record<ReplayFlag, boolean>>
  /** The file may be downloaded by everybody. */
  readonly open: boolean
  readonly commentable: boolean
  /** Path of a stored picture, or empty. */
  readonly screen: string
}

export interface FormProblems {
  readonly comment?: 'r.commentLong'
  readonly category?: 'r.slowRate'
}

/** Problems of a form before it is sent; `slow` is the file's slow rate in percent. */
export const formProblems = (form: ReplayForm, slow: number | null): FormProblems => ({
  ...(captionProblem(form.comment) ? { comment: 'r.commentLong' } : {}),
  ...(slowRateProblem(form.category, slow) ? { category: 'r.slowRate' } : {}),
})

export const hasProblem = (problems: FormProblems): boolean => Object.keys(problems).length > 0

/** The fields as the upload call takes them. */
export const writtenOf = ({ comment, category, flags, open, commentable, screen }: ReplayForm) => ({
  comment,
  category,
  NM: yesNoOf(flags.NM),
  NB: yesNoOf(flags.NB),
  NT: yesNoOf(flags.NT),
  NSY: yesNoOf(flags.NSY),
  open: yesNoOf(open),
  commentable: yesNoOf(commentable),
  screen,
})

/** A replay's form as it stands. */
export const formOf = (row: ReplayRow): ReplayForm => ({
  comment: row.COMMENT,
  category: row.CATEGORY,
  flags: { NM: row.NM === 'Y', NB: row.NB === 'Y', NT: row.NT === 'Y', NSY: row.NSY === 'Y' },
  open: row.OPEN === 'Y',
  commentable: row.COMMENTABLE === 'Y',
  screen: row.SCREEN,
})
