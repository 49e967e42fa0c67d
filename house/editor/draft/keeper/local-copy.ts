import type { RichDocument } from '../../editor-types.ts'

/** The local copy of a draft in this browser's storage. */
export interface LocalCopy {
  readonly document: RichDocument
  readonly title: string
  /** Server version that the copy continues; 0 for none. */
  readonly base: number
  /** The text has changed since that version. */
  readonly changed: boolean
  /** Time of saving, in ISO 8601. */
  readonly at: string
  /** For a guest's copy: members who said that it is not theirs. */
  readonly notOf?: readonly number[]
}

/** The local copy of a member, or of a guest (0); null if there is none or no storage. */
export const readLocal = (uid: number, place: string): LocalCopy | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(uid, place)) ?? 'null')
    return isCopy(stored) ? stored : null
  } catch {
    return null
  }
}

/** False if the storage is disabled or full. */
export const writeLocal = (uid: number, place: string, copy: LocalCopy): boolean => {
  try {
    localStorage.setItem(key(uid, place), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export const dropLocal = (uid: number, place: string): void => {
  try {
    localStorage.removeItem(key(uid, place))
  } catch {
    // Without storage there is nothing to remove.
  }
}

const key = (uid: number, place: string): string => `draft.${uid}.${place}`

const isCopy = (value: unknown): value is LocalCopy => {
  if (typeof value !== 'object' || value === null) return false
  const { document, title, base, changed, at, notOf } = value as Record<string, unknown>
  return (
    (notOf === undefined || Array.isArray(notOf)) &&
    typeof document === 'object' &&
    document !== null &&
    typeof title === 'string' &&
    typeof base === 'number' &&
    typeof changed === 'boolean' &&
    typeof at === 'string'
  )
}
