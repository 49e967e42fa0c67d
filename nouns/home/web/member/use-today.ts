import { memberToday, type Today } from '#cards/front/member-today.ts'
import type { Profile } from '#contract/profile.ts'
import { useOpenParts } from '#session/open-parts.ts'

/** What each noun says of the member's day; undefined while it is loading. */
export const useToday = (profile: Profile | null): readonly (Today | undefined)[] =>
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same at every render
  useOpenParts(memberToday).map(({ useToday }) => useToday(profile))
