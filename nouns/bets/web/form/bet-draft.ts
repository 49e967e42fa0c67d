import { toNumber } from '#rules/fraction.ts'
import { weightedLength } from '#rules/text.ts'
import type { Bet } from '../../contract/bet-rows.ts'
import { deadlineProblem, nameProblem } from '../../rules/bet-form.ts'
import * as limits from '../../rules/bet-limits.ts'
import { betRates } from '../../rules/bet-rates.ts'
import { marginOf, type OddsType, type StakeResource } from '../../rules/odds.ts'
import { oddsForChances, openingRefusal } from '../../rules/opening.ts'
import type { ShowMode } from '../../rules/stakes-shown.ts'

/** An option of the form as typed. */
export interface DraftOption {
  /** Tells the rows of the form apart while options are added and removed. */
  readonly key: number
  readonly label: string
  readonly image: string
  /** Winnings per unit, as typed: `0.96`. */
  readonly odds: string
  /** The chance that somebody gives the option, as typed: `60`. */
  readonly chance: string
}

/** The form of an event as typed. */
export interface BetDraft {
  readonly name: string
  /** Id of the category; 0: none is chosen. */
  readonly category: number
  readonly title: string
  readonly terms: string
  readonly shown: string
  readonly options: readonly DraftOption[]
  readonly resource: StakeResource
  readonly base: string
  readonly oddsType: OddsType
  readonly multi: boolean
  readonly show: ShowMode
  /** Beijing time without a zone, as a time field has it; '' for none. */
  readonly deadline: string
  /** Members who can bring the outcome about. */
  readonly involved: readonly { readonly id: number; readonly nick: string }[]
}

/** Who opens the event: the house or a member. */
export type Opener = 'house' | 'member'

const hourMs = 3_600_000

export const emptyOption = (key: number): DraftOption => ({ key, label: '', image: '', odds: '', chance: '' })

/** A new form. Its deadline is a day ahead, at a whole hour. */
export function newDraft(opener: Opener, now: Date): BetDraft {
  const resource = opener === 'house' ? 'power' : 'faith'
  const base = opener === 'house' ? betRates.base.power : betRates.memberBase[0]
  return {
    ...{ name: '', category: 0, title: '', terms: '', shown: '', resource, involved: [] },
    base: String(base),
    options: [emptyOption(1), emptyOption(2)],
    oddsType: 'dynamic',
    multi: false,
    show: 'always',
    deadline: beijingInput(new Date(Math.ceil(now.getTime() / hourMs) * hourMs + 24 * hourMs).toISOString()),
  }
}

/** The form of an event that is there. */
export const draftOf = (bet: Bet): BetDraft => ({
  ...{ name: bet.NAME, category: bet.CATEGORY, title: bet.TITLE, terms: bet.TERMS, shown: bet.SHOWN },
  options: bet.OPTIONS.map(({ LABEL, PICTURE, ODDS }, at) => ({
    key: at + 1,
    label: LABEL,
    image: PICTURE,
    odds: String(ODDS / 1_000),
    chance: '',
  })),
  resource: bet.RESOURCE,
  base: String(bet.BASE),
  oddsType: bet.TYPE,
  multi: bet.MULTI === 'Y',
  show: bet.SHOWBETS,
  deadline: beijingInput(bet.DEADLINE),
  involved: [],
})

/** Fields that an error stands beside. */
export type BetField =
  | 'name'
  | 'category'
  | 'title'
  | 'terms'
  | 'shown'
  | 'options'
  | 'base'
  | 'margin'
  | 'multi'
  | 'deadline'
  | 'involved'

/** Codes of refusals, as the words of calls have them behind their prefix. */
export interface DraftProblems {
  readonly fields: Readonly<Partial<Record<BetField, string>>>
  /** By the place of the option. */
  readonly options: Readonly<Record<number, { readonly label?: string; readonly odds?: string }>>
}

/**
 * All that is wrong with a form, by the rules that the server asks too. `former`: the deadline of an event that is changed; an
 * earlier one may be now, which closes the event.
 */
export function problemsOf(draft: BetDraft, opener: Opener, now: Date, former = ''): DraftProblems {
  const deadline = fromBeijing(draft.deadline)
  const isEarlier = deadline !== '' && deadline <= former
  const labels = draft.options.map(({ label }) => label.trim())
  const odds = draft.options.map((option) => typedOdds(option.odds))
  const optionsOf = (at: number) => ({
    ...problem('label', labelProblem(labels, at)),
    ...problem('odds', isFineOdds(odds[at] ?? 0, draft.resource) ? '' : 'oddsRange'),
  })
  const options = Object.fromEntries(
    draft.options.flatMap((_, at) => {
      const found = optionsOf(at)
      return Object.keys(found).length > 0 ? [[at, found]] : []
    }),
  )
  const opening = openingRefusal({
    ...{ resource: draft.resource, oddsType: draft.oddsType, multi: draft.multi, ofMember: opener === 'member' },
    base: typedUnits(draft.base),
    odds,
  })
  const at = openingFields[opening ?? 'options']
  return {
    fields: {
      ...problem('name', nameProblem(draft.name.trim()) ?? ''),
      ...problem('category', draft.category === 0 ? 'categoryUnknown' : ''),
      ...problem('title', textProblem(draft.title, limits.betTitle, ['missingTitle', 'titleLong'])),
      ...problem('terms', textProblem(draft.terms, limits.betTerms, ['missingTerms', 'termsLong'])),
      ...problem('shown', weightedLength(draft.shown.trim()) > limits.betTerms ? 'termsLong' : ''),
      ...problem('deadline', isEarlier ? '' : (deadlineProblem(new Date(deadline), now) ?? '')),
      // Odds out of their range are said beside them.
      ...(opening && opening !== 'oddsRange' ? problem(at, opening) : {}),
    },
    options,
  }
}

const problem = <K extends string>(key: K, code: string): Partial<Record<K, string>> =>
  // A computed key widens to string.
  code === '' ? {} : ({ [key]: code } as Record<K, string>)

const openingFields = {
  options: 'options',
  baseLow: 'base',
  baseMember: 'base',
  oddsRange: 'margin',
  marginLow: 'margin',
  marginHigh: 'margin',
  multiDynamic: 'multi',
  memberFaith: 'base',
} as const satisfies Record<string, BetField>

/** Where a refusal of the server is shown; undefined: above the form. */
export const fieldOfRefusal = (code: string): BetField | undefined => refusalFields[code]

const refusalFields: Readonly<Record<string, BetField>> = {
  ...openingFields,
  ...{ nameWrong: 'name', nameTaken: 'name', categoryUnknown: 'category', missingTitle: 'title', titleLong: 'title' },
  ...{ missingTerms: 'terms', termsLong: 'terms', optionEmpty: 'options', optionLong: 'options' },
  ...{ optionTwice: 'options', imagesCount: 'options', oddsCount: 'options', pictureMissing: 'options' },
  ...{ deadlineSoon: 'deadline', deadlineFar: 'deadline', personUnknown: 'involved' },
  ...{ houseWeek: 'base', insufficient: 'base', weekOut: 'base' },
}

export const isFine = ({ fields, options }: DraftProblems): boolean =>
  Object.keys(fields).length === 0 && Object.keys(options).length === 0

function labelProblem(labels: readonly string[], at: number): string {
  const label = labels[at] ?? ''
  if (label === '') return 'optionEmpty'
  if (weightedLength(label) > limits.betOption) return 'optionLong'
  return labels.slice(0, at).some((each) => each.toLowerCase() === label.toLowerCase()) ? 'optionTwice' : ''
}

function textProblem(text: string, most: number, [missing, long]: readonly [string, string]): string {
  const trimmed = text.trim()
  if (trimmed === '') return missing
  return weightedLength(trimmed) > most ? long : ''
}

const isFineOdds = (odds: number, resource: StakeResource): boolean =>
  odds >= betRates.oddsLeast && odds <= betRates.oddsMost[resource]

/** Odds in thousandths; 0 for what is no number with at most three decimals. */
export const typedOdds = (typed: string): number => {
  const found = /^(\d{1,2})(?:\.(\d{1,3}))?$/.exec(typed.normalize('NFKC').trim().replace(',', '.'))
  return found ? Number(found[1]) * 1_000 + Number((found[2] ?? '').padEnd(3, '0')) : 0
}

/** A whole number; 0 for anything else. */
export const typedUnits = (typed: string): number => {
  const plain = typed.normalize('NFKC').trim()
  return /^\d{1,9}$/.test(plain) ? Number(plain) : 0
}

/** A chance above 0 with at most one decimal; 0 for anything else. */
export const typedChance = (typed: string): number => {
  const plain = typed.normalize('NFKC').trim().replace(/%$/, '').replace(',', '.')
  return /^\d{1,3}(\.\d)?$/.test(plain) ? Number(plain) : 0
}

/** The margin of the typed odds; null while one of them is missing. */
export function draftMargin({ options, resource }: BetDraft): number | null {
  const odds = options.map((option) => typedOdds(option.odds))
  return odds.every((each) => isFineOdds(each, resource)) ? toNumber(marginOf(odds)) : null
}

/** The form with the odds that its chances make; null while a chance is missing. */
export function withChances(draft: BetDraft): BetDraft | null {
  const chances = draft.options.map(({ chance }) => typedChance(chance))
  if (chances.some((chance) => chance <= 0)) return null
  const odds = oddsForChances(chances, { resource: draft.resource, margin: betRates.margin[draft.oddsType] })
  return {
    ...draft,
    options: draft.options.map((option, at) => ({ ...option, odds: String((odds[at] ?? 0) / 1_000) })),
  }
}

/** What the form sends, the same for all its calls. */
export const sentForm = (draft: BetDraft) => ({
  bocaiName: draft.name.trim(),
  category: draft.category,
  title: draft.title.trim(),
  terms: draft.terms.trim(),
  shown: draft.shown.trim(),
  options: draft.options.map(({ label }) => label.trim()),
  images: draft.options.map(({ image }) => image),
  odds: draft.options.map(({ odds }) => typedOdds(odds)),
  deadline: fromBeijing(draft.deadline),
})

/** An instant as the value of a time field: Beijing time without a zone. */
export const beijingInput = (iso: string): string => new Date(Date.parse(iso) + 8 * hourMs).toISOString().slice(0, 16)

/** The instant of a time field in Beijing time; '' while it is empty. */
export function fromBeijing(value: string): string {
  const at = Date.parse(`${value}:00+08:00`)
  return Number.isNaN(at) ? '' : new Date(at).toISOString()
}
