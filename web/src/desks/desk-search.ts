import { type AdminArea, areaPath } from '@patisserie/rules/staff/permissions'
import { createContext, useContext } from 'react'
import { useGo } from '../session/link.tsx'

/** A page of the back office that was visited, with the state its address carries. */
export interface DeskTab {
  /** null is the overview. */
  readonly area: AdminArea | null
  /** `?tab=done&p=2`, or ''. */
  readonly search: string
}

export const tabPath = ({ area, search }: DeskTab): string => `${area ? areaPath(area) : '/admin'}${search}`

/** The page a view stands on: its own, also while another one is in front. */
export const DeskTabContext = createContext<DeskTab>({ area: null, search: '' })

export interface DeskSearch {
  /** '' where the address says nothing. */
  readonly get: (name: string) => string
  /** The page of a list, from 1. */
  readonly page: number
  /** The address with some of it changed; '' takes a part away. */
  readonly path: (change: Readonly<Record<string, string>>) => string
  readonly set: (change: Readonly<Record<string, string>>) => void
}

/** The state of a view that its address carries: what is left for something else is found again on the way back. */
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
  const p = now.get('p') ?? ''
  return {
    get: (name) => now.get(name) ?? '',
    page: /^[1-9]\d{0,5}$/.test(p) ? Number(p) : 1,
    path,
    set: (change) => go(path(change), { replace: true }),
  }
}
