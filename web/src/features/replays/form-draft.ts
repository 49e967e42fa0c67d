import { type ReplayCategory, type ReplayFlag, replayCategories } from '@patisserie/rules/replays'

/** What was typed on the upload page, without the file; null follows what the file speaks for. */
export interface UploadDraft {
  readonly comment: string
  readonly category: ReplayCategory | null
  readonly flags: Readonly<Record<ReplayFlag, boolean>> | null
  readonly open: boolean
  readonly commentable: boolean
  readonly screen: string
  /** Game 9's total as typed. */
  readonly score: string
}

export const emptyDraft: UploadDraft = {
  comment: '',
  category: null,
  flags: null,
  open: true,
  commentable: true,
  screen: '',
  score: '',
}

/** The draft of this tab, if something was typed before a reload or a failure. */
export const readDraft = (): UploadDraft | null => {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? null : draftOf(JSON.parse(text))
  } catch {
    return null
  }
}

export const keepDraft = (draft: UploadDraft): void => {
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

export const isEmpty = (draft: UploadDraft): boolean => JSON.stringify(draft) === JSON.stringify(emptyDraft)

const key = 'replay-draft'

/** A stored draft may come from another version of the page: what does not fit is left empty. */
export const draftOf = (raw: unknown): UploadDraft | null => {
  if (typeof raw !== 'object' || raw === null) return null
  // Every field is looked at below.
  const value = raw as Readonly<Record<string, unknown>>
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '')
  const flags = value.flags
  const ticked = (flag: ReplayFlag) => (flags as Readonly<Record<string, unknown>>)[flag] === true
  return {
    comment: text('comment'),
    category: replayCategories.find((category) => category === value.category) ?? null,
    flags:
      typeof flags === 'object' && flags !== null
        ? { NM: ticked('NM'), NB: ticked('NB'), NT: ticked('NT'), NSY: ticked('NSY') }
        : null,
    open: value.open !== false,
    commentable: value.commentable !== false,
    screen: text('screen'),
    score: text('score'),
  }
}
