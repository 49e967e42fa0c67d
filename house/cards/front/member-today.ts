import type { Profile } from '#contract/profile.ts'
import type { IconName } from '#design/icons/icon.tsx'
import { byNoun, inOrder } from '#rules/by-noun.ts'

/** What a noun says in the greeting of the member on the home page. */
export interface MemberToday {
  readonly order: number
  /** `profile`: null while it is unknown. Undefined while it is loading. */
  readonly useToday: (profile: Profile | null) => Today | undefined
}

export interface Today {
  /** Stands beside the day. */
  readonly note?: string
  readonly things: readonly SmallThing[]
}

/** What happened to the member today, or what they could do: a link. */
export interface SmallThing {
  readonly icon: IconName
  readonly to: string
  readonly text: string
}

/** What all nouns say, in the order of the links. */
export const memberToday = inOrder(
  byNoun(import.meta.glob<MemberToday>('../../../nouns/*/web/member-today.ts', { eager: true, import: 'memberToday' })),
)
