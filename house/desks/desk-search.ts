import { createContext, useContext } from 'react'
import { type AdminArea, areaPath } from '#rules/staff/permissions.ts'
import { useGo } from '#session/link.tsx'

/** A visited page of the back office, with the state in its address. */
export interface DeskTab {
  /** The area; null is the overview. */
  readonly area: AdminArea | null
  /** Query string such as `?tab=done&p=2`, or ''. */
  readonly search: string
}

export const tabPath = ({ area, search }: DeskTab): string => `${area ? areaPath(area) : '/admin'}${search}`

/** The tab that a view belongs to; it stays the same while another tab is in front. */
export const DeskTabContext = createContext<DeskTab>({ area: null, search: '' })

export interface DeskSearch {
  /** Value of a parameter; '' if the address does not have it. */
  readonly get: (name: string) => string
  /** Page number of the list, from 1. */
  readonly page: number
  /** The address with some parameters changed; '' removes a parameter. */
  readonly path: (change: Readonly<Record<string, string>>) => string
  readonly set: (change: Readonly<Record<string, string>>) => void
}

/** State of a view that is stored in its address, so that it is restored when the user comes back. */
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
