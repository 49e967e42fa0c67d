import { oddsTypes, stakeResources } from '../../rules/odds.ts'
import { showModes } from '../../rules/stakes-shown.ts'
import { type BetDraft, type DraftOption, emptyOption } from './bet-draft.ts'

/** The unsent form of a member's event, from before a reload or a failure; null without one. `first`: a new form. */
export const readBetDraft = (owner: number, first: BetDraft): BetDraft | null => {
  try {
    return betDraftIn(JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null'), first)
  } catch {
    return null
  }
}

/** Null removes the stored one. */
export const keepBetDraft = (owner: number, draft: BetDraft | null): void => {
  try {
    if (draft === null) localStorage.removeItem(keyOf(owner))
    else localStorage.setItem(keyOf(owner), JSON.stringify(draft))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

const keyOf = (owner: number) => `bet-draft.${owner}`

const mostOptions = 10

type Stored = Readonly<Record<string, unknown>>
const isStored = (raw: unknown): raw is Stored => typeof raw === 'object' && raw !== null

/** A stored form may come from another version of the page: what does not fit is as in a new one. */
export function betDraftIn(raw: unknown, first: BetDraft): BetDraft | null {
  if (!isStored(raw)) return null
  const text = <K extends keyof BetDraft>(name: K) => (typeof raw[name] === 'string' ? raw[name] : first[name])
  const oneOf = <T>(list: readonly T[], value: unknown, other: T): T => list.find((each) => each === value) ?? other
  const options = Array.isArray(raw.options) ? raw.options.slice(0, mostOptions).filter(isStored).map(optionIn) : []
  return {
    ...first,
    name: String(text('name')),
    category: typeof raw.category === 'number' ? raw.category : first.category,
    title: String(text('title')),
    terms: String(text('terms')),
    shown: String(text('shown')),
    options: options.length >= 2 ? options : first.options,
    resource: oneOf(stakeResources, raw.resource, first.resource),
    base: String(text('base')),
    oddsType: oneOf(oddsTypes, raw.oddsType, first.oddsType),
    multi: raw.multi === true,
    show: oneOf(showModes, raw.show, first.show),
    deadline: String(text('deadline')),
  }
}

function optionIn(raw: Stored, at: number): DraftOption {
  const text = (name: keyof DraftOption) => (typeof raw[name] === 'string' ? raw[name] : '')
  return {
    ...emptyOption(at + 1),
    ...{ label: text('label'), image: text('image'), odds: text('odds'), chance: text('chance') },
  }
}
