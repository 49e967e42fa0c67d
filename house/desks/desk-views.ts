import type { ComponentType } from 'react'
import { byNoun, eachOf } from '#rules/by-noun.ts'
import type { AdminArea } from '#rules/staff/permissions.ts'
import { useOpenParts } from '#session/open-parts.ts'

/** What a noun shows in the back office. */
export interface DeskView {
  readonly area: AdminArea
  /** The tab of the area's page that the view fills; without it the view is the area's page. */
  readonly tab?: string
  readonly View: ComponentType
}

/** Finds the view of an area, or of one tab of its page; undefined where no open noun states one. */
export const useDeskView = (): ((area: AdminArea, tab?: string) => ComponentType | undefined) => {
  const open = useOpenParts(deskViews)
  return (area, tab) => open.find((view) => view.area === area && view.tab === tab)?.View
}

/** The views of all nouns. */
export const deskViews = eachOf(
  byNoun(
    import.meta.glob<readonly DeskView[]>('../../nouns/*/web/desk/desk-views.tsx', {
      eager: true,
      import: 'deskViews',
    }),
  ),
)
