import { type ComponentType, createContext, useContext } from 'react'
import type { AdminArea } from '#rules/staff/permissions.ts'

/** What a noun shows in the back office. */
export interface DeskView {
  readonly area: AdminArea
  /** The tab of the area's page that the view fills; without it the view is the area's page. */
  readonly tab?: string
  readonly View: ComponentType
}

/** Finds the view of an area, or of one tab of its page; undefined where no open noun states one. */
export type FindView = (area: AdminArea, tab?: string) => ComponentType | undefined

/** The page of the back office fills it: the views themselves do not load the list of all views. */
export const FindViewContext = createContext<FindView>(() => undefined)

export const useDeskView = (): FindView => useContext(FindViewContext)
