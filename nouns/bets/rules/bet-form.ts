import { isBlank, weightedLength } from '#rules/text.ts'
import * as limits from './bet-limits.ts'
import { type OpeningForm, type OpeningRefusal, openingRefusal } from './opening.ts'

/** What staff and members fill in to open an event. */
export interface BetForm extends OpeningForm {
  readonly name: string
  readonly title: string
  readonly terms: string
  readonly shown: string
  readonly options: readonly string[]
  /** Paths of pictures, an option each; empty for none. */
  readonly images: readonly string[]
  readonly deadline: Date
}

export type BetFormProblem =
  | OpeningRefusal
  | 'nameWrong'
  | 'missingTitle'
  | 'titleLong'
  | 'missingTerms'
  | 'termsLong'
  | 'optionEmpty'
  | 'optionLong'
  | 'optionTwice'
  | 'imagesCount'
  | 'oddsCount'
  | 'deadlineSoon'
  | 'deadlineFar'

/** The first thing that is wrong with a form; null if an event may open with it. Texts are trimmed. */
export function betFormProblem(form: BetForm, now: Date): BetFormProblem | null {
  return (
    nameProblem(form.name) ??
    textProblem(form) ??
    optionsProblem(form) ??
    deadlineProblem(form.deadline, now) ??
    openingRefusal(form)
  )
}

export const nameProblem = (name: string): 'nameWrong' | null =>
  namePattern.test(name) && name.toLowerCase() !== formName ? null : 'nameWrong'
/** `/bocai/new` is the page of the form. */
const formName = 'new'
const namePattern = new RegExp(`^[A-Za-z0-9]{${limits.betIdMin},${limits.betIdMax}}$`)

export function textProblem({ title, terms, shown }: Pick<BetForm, 'title' | 'terms' | 'shown'>) {
  if (isBlank(title)) return 'missingTitle'
  if (weightedLength(title) > limits.betTitle) return 'titleLong'
  if (isBlank(terms)) return 'missingTerms'
  return weightedLength(terms) > limits.betTerms || weightedLength(shown) > limits.betTerms ? 'termsLong' : null
}

export function optionsProblem({ options, images, odds }: Pick<BetForm, 'options' | 'images' | 'odds'>) {
  if (options.length < 2 || options.length > limits.betOptions) return 'options'
  if (options.some(isBlank)) return 'optionEmpty'
  if (options.some((each) => weightedLength(each) > limits.betOption)) return 'optionLong'
  if (new Set(options.map(folded)).size < options.length) return 'optionTwice'
  if (images.length !== options.length) return 'imagesCount'
  return odds.length === options.length ? null : 'oddsCount'
}

/** Options that look the same are the same. */
const folded = (option: string): string =>
  option
    .normalize('NFKC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase()

export function deadlineProblem(deadline: Date, now: Date): 'deadlineSoon' | 'deadlineFar' | null {
  const minutes = (deadline.getTime() - now.getTime()) / 60_000
  if (!(minutes >= limits.betMinutesMin)) return 'deadlineSoon'
  return minutes > limits.betDaysMax * 24 * 60 ? 'deadlineFar' : null
}
