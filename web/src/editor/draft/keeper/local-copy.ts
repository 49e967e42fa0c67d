import type { RichDocument } from '../../editor-types.ts'

/** What this browser keeps of a draft. */
export interface LocalCopy {
  readonly document: RichDocument
  readonly title: string
  /** Version on the server it goes on from; 0 for none. */
  readonly base: number
  /** Something was written since that version. */
  readonly changed: boolean
  /** ISO 8601. */
  readonly at: string
  /** Of a guest's copy: members who said that it is not theirs. */
  readonly notOf?: readonly number[]
}

/** Of a member or, with 0, of whoever is not signed in; null where there is none or no storage. */
export const readLocal = (uid: number, place: string): LocalCopy | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(uid, place)) ?? 'null')
    return isCopy(stored) ? stored : null
  } catch {
    return null
  }
}

/** False where the browser keeps nothing: storage switched off, or full. */
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
    // Nothing was kept.
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
