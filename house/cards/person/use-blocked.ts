import { useMemo } from 'react'
import { useRead } from '#api/reads.ts'
import { social } from '#contract/social.ts'
import { useMe } from '#session/me.ts'

/** Ids of the members whom the reader blocks; empty for guests and while unknown. */
export const useBlocked = (): ReadonlySet<number> => {
  const { status } = useMe()
  const { value } = useRead(social.calls.blocks, {}, { enabled: status === 'member', quiet: true })
  return useMemo(() => new Set(value?.map(({ UID }) => UID)), [value])
}
