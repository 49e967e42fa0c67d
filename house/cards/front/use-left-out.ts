import { useRead } from '#api/reads.ts'
import { social } from '#contract/social.ts'
import { useMe } from '#session/me.ts'

/** Whose posts the home page neither counts as new nor quotes. */
export interface LeftOut {
  /** False until it is known whether there is a member, and whom the member blocks. */
  readonly known: boolean
  readonly blocked: ReadonlySet<number>
  /** The member; null for a guest and while unknown. */
  readonly own: number | null
}

export function useLeftOut(): LeftOut {
  const { status, profile } = useMe()
  const blocks = useRead(social.calls.blocks, {}, { enabled: status === 'member', quiet: true })
  return {
    known: status === 'guest' || (status === 'member' && !blocks.loading),
    blocked: new Set(blocks.value?.map(({ UID }) => UID)),
    own: profile?.id ?? null,
  }
}
