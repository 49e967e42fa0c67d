import { site } from '@patisserie/contract/site'
import { useRead } from '../../../api/reads.ts'
import { useMe } from '../../../session/me.ts'

/** Whether the reader is staff who act on topics and floors. */
export const useKeepsTopics = (): boolean => {
  const { profile } = useMe()
  const { value } = useRead(site.admin.calls.menu, {}, { enabled: profile?.isAdmin ?? false, quiet: true })
  return value?.py.includes('ms') ?? false
}
