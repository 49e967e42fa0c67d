import * as limits from '../../rules/replay-limits.ts'
import { type ReplayCategory, type ReplayFlag, replayCategories } from '../../rules/replays.ts'

/** Text typed on the upload page, without the file; a null field follows the file. */
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

/** A file of the queue as this tab remembers it: its name, and what was typed beside it. */
export interface KeptDraft {
  readonly name: string
  readonly draft: UploadDraft
}

/**
 * The stored form of a member (0: of a guest) from before a reload or a failure. The files themselves must be chosen
 * again.
 */
export const readDrafts = (owner: number): readonly KeptDraft[] => {
  try {
    takeUnsigned()
    return draftsOf(JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? '[]'))
  } catch {
    return []
  }
}

export const keepDrafts = (owner: number, drafts: readonly KeptDraft[]): void => {
  try {
    if (drafts.length === 0) sessionStorage.removeItem(keyOf(owner))
    else sessionStorage.setItem(keyOf(owner), JSON.stringify(drafts))
  } catch {
    // Without storage drafts last as long as the page.
  }
}

const keyOf = (owner: number) => `replay-drafts.${owner}`

/** Pages once kept this without its writer: nobody is named, so it is a guest's, and whoever comes is asked. */
const takeUnsigned = (): void => {
  const unsigned = sessionStorage.getItem('replay-drafts')
  if (unsigned === null) return
  if (sessionStorage.getItem(keyOf(0)) === null) sessionStorage.setItem(keyOf(0), unsigned)
  sessionStorage.removeItem('replay-drafts')
}

export const draftsOf = (raw: unknown): readonly KeptDraft[] =>
  Array.isArray(raw)
    ? raw.slice(0, limits.uploadQueue).flatMap((kept: unknown) => {
        if (typeof kept !== 'object' || kept === null || !('name' in kept) || typeof kept.name !== 'string') return []
        const draft = 'draft' in kept ? draftOf(kept.draft) : null
        return draft ? [{ name: kept.name, draft }] : []
      })
    : []

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
