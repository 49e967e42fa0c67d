import { createContext, useContext } from 'react'
import { useGo } from '../../session/link.tsx'
import { type DeskTab, tabPath } from './desk-session.ts'

/** The page a view stands on: its own, also while another one is in front. */
export const DeskTabContext = createContext<DeskTab>({ area: null, search: '' })

export interface DeskSearch {
  /** '' where the address says nothing. */
  readonly get: (name: string) => string
  /** The address with some of it changed; '' takes a part away. */
  readonly path: (change: Readonly<Record<string, string>>) => string
  readonly set: (change: Readonly<Record<string, string>>) => void
}

/** The state of a view that its address carries. */
export const useDeskSearch = (): DeskSearch => {
  const tab = useContext(DeskTabContext)
  const go = useGo()
  const now = new URLSearchParams(tab.search)
  const path = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(tab.search)
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    const text = next.toString()
    return tabPath({ area: tab.area, search: text && `?${text}` })
  }
  return {
    get: (name) => now.get(name) ?? '',
    path,
    set: (change) => go(path(change), { replace: true }),
  }
}
