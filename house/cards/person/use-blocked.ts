import { site } from '@patisserie/contract/site'
import { useMemo } from 'react'
import { useRead } from '../../api/reads.ts'
import { useMe } from '../../session/me.ts'

/** Ids of the members whom the reader blocks; empty for guests and while unknown. */
export const useBlocked = (): ReadonlySet<number> => {
  const { status } = useMe()
  const { value } = useRead(site.social.calls.blocks, {}, { enabled: status === 'member', quiet: true })
  return useMemo(() => new Set(value?.map(({ UID }) => UID)), [value])
}
