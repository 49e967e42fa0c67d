import type { ComponentType, ReactNode } from 'react'
import type { Load } from '#api/reads.ts'
import type { Person } from '#contract/profile.ts'
import { byNoun, eachOf, inOrder } from '#rules/by-noun.ts'
import type { PersonTabName } from '#rules/people/person-tabs.ts'
import type { PrivacyFlag } from '#rules/people/preferences.ts'
import type { PersonSearch } from './person-address.ts'

/** A tab of a member's page. */
export interface PersonTab {
  readonly name: PersonTabName
  readonly order: number
  /** The switches that hide the tab, each on its own. */
  readonly flags: readonly PrivacyFlag[]
  /** Loads what the first HTML of the tab shows. */
  readonly load: (load: Load, id: number, search: PersonSearch) => Promise<unknown>
  readonly Content: ComponentType<PersonTabProps>
  /** Loads the chunk of the content before the tab is shown. */
  readonly ahead?: () => void
  /** Number beside the name of the tab. */
  readonly count?: (person: Person) => number
}

export interface PersonTabProps {
  readonly person: Person
  /** The reader is the member, and does not look at the page as others do. */
  readonly own: boolean
  readonly search: PersonSearch
  /** Stands there while the chunk of the content is loading. */
  readonly placeholder: ReactNode
}

/** The tabs of all nouns, in the order of the page. */
export const personTabs = inOrder(
  eachOf(
    byNoun(
      import.meta.glob<readonly PersonTab[]>('../../../../nouns/*/web/person-tabs.tsx', {
        eager: true,
        import: 'personTabs',
      }),
    ),
  ),
)
