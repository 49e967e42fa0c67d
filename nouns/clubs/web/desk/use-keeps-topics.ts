import { useRead } from '#api/reads.ts'
import { admin } from '#contract/admin.ts'
import { useMe } from '#session/me.ts'

/** Whether the reader is staff who act on topics and floors. */
export const useKeepsTopics = (): boolean => {
  const { profile } = useMe()
  const { value } = useRead(admin.calls.menu, {}, { enabled: profile?.isAdmin ?? false, quiet: true })
  return value?.py.includes('ms') ?? false
}
