import { type ComponentType, createContext, useContext } from 'react'
import type { Language } from '#rules/language.ts'
import type { AdminArea } from '#rules/staff/permissions.ts'

/** What a noun shows in the back office. */
export interface DeskView {
  readonly area: AdminArea
  /** The tab of the area's page that the view fills; without it the view is the area's page. */
  readonly tab?: string
  /** The name of a tab that stands behind those of the area's page; a tab without one is where the page asks for it by its key. */
  readonly name?: (language: Language) => string
  readonly View: ComponentType
}

/** Finds the view of an area, or of one tab of its page; undefined where no open noun states one. */
export type FindView = (area: AdminArea, tab?: string) => ComponentType | undefined

/** The page of the back office fills it: the views themselves do not load the list of all views. */
export const FindViewContext = createContext<FindView>(() => undefined)

/** Tabs that nouns add behind those of an area's page. */
export interface FurtherTab {
  readonly area: AdminArea
  readonly tab: string
  readonly name: (language: Language) => string
  readonly View: ComponentType
}

export const FurtherTabsContext = createContext<readonly FurtherTab[]>([])

/** Those of an area; none of the overview. */
export const useFurtherTabs = (area: AdminArea | null): readonly FurtherTab[] =>
  useContext(FurtherTabsContext).filter((one) => one.area === area)

export const useDeskView = (): FindView => useContext(FindViewContext)
