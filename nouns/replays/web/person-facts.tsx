import type { PersonFacts } from '#cards/person/page/person-facts.ts'
import type { Person } from '#contract/profile.ts'
import { BestRuns } from './person/best-runs.tsx'
import { HeldMedals } from './person/held-medals.tsx'

/** Somebody's best runs and medals, on the name card of their page. */
export const personFacts: PersonFacts = { order: 10, Facts: RunFacts }

function RunFacts({ person }: { readonly person: Person }) {
  return (
    <>
      <BestRuns person={person} />
      <HeldMedals medals={person.MEDALS} />
    </>
  )
}
