import type { PersonTabName } from '#rules/people/person-tabs.ts'

/** A tab of a member's page. */
export interface PersonTabSource {
  readonly name: PersonTabName
  /** SQL over `m`, a row of members: whether others see the tab and there is anything in it. */
  readonly shown: string
}
