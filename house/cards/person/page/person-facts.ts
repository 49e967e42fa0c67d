import type { ComponentType } from 'react'
import type { Person } from '#contract/profile.ts'
import { byNoun, inOrder } from '#rules/by-noun.ts'

/** Facts of a member that a noun adds to the name card of their page, after the counts. */
export interface PersonFacts {
  readonly order: number
  readonly Facts: ComponentType<{ readonly person: Person }>
}

/** The facts of all nouns, in the order of the card. */
export const personFacts = inOrder(
  byNoun(
    import.meta.glob<PersonFacts>('../../../../nouns/*/web/person-facts.tsx', { eager: true, import: 'personFacts' }),
  ),
)
