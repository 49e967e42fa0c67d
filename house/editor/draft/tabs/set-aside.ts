import type { LocalCopy } from '../keeper/local-copy.ts'

/** Unsent text that a tab set aside when another tab stored its own text of the same draft. */
export interface AsideCopy {
  /** The tab that wrote it. */
  readonly tab: string
  readonly copy: LocalCopy
}

/** Two tabs share one local copy of a draft: before another tab's text replaces it, a tab sets its own aside. */
export const setAside = (uid: number, place: string, { tab, copy }: AsideCopy): void => {
  try {
    localStorage.setItem(prefix(uid, place) + tab, JSON.stringify(copy))
  } catch {
    // The text is still in the tab's editor, and goes to the server from there.
  }
}

export const dropAside = (uid: number, place: string, tab: string): void => {
  try {
    localStorage.removeItem(prefix(uid, place) + tab)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** All texts set aside for a place, newest first. */
export const readAside = (uid: number, place: string): readonly AsideCopy[] => {
  try {
    const found = Object.entries(localStorage).flatMap(([key, text]) => {
      if (!key.startsWith(prefix(uid, place))) return []
      // Safe to cast: only this module writes such keys. The editor reduces a document that it cannot read to its text.
      const copy = JSON.parse(String(text)) as LocalCopy | null
      return copy?.document ? [{ tab: key.slice(prefix(uid, place).length), copy }] : []
    })
    return found.sort((a, b) => b.copy.at.localeCompare(a.copy.at))
  } catch {
    return []
  }
}

/** The copy that the tabs share; null if there is none. */
export const readMain = (uid: number, place: string): LocalCopy | null => {
  try {
    // Safe to cast: only the keeper writes this key.
    return JSON.parse(localStorage.getItem(`draft.${uid}.${place}`) ?? 'null') as LocalCopy | null
  } catch {
    return null
  }
}

const prefix = (uid: number, place: string): string => `draft.${uid}.${place}~`
