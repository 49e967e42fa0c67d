import type { Sent } from '@patisserie/contract/endpoint'
import type { ReminderPreferences } from '@patisserie/contract/reminder-preferences'
import { site } from '@patisserie/contract/site'
import { useReads } from '../../../api/reads.ts'
import { useWrite } from '../../../api/writes.ts'
import { useToast } from '../../../design/parts/over/toast.tsx'
import { useWords } from '../../../session/words.tsx'

const { get, set } = site.reminderPreferences.calls

/**
 * Saves one control of the section: shown at once, and put back if the server refuses. Every control has its own, so
 * that two pressed in a row are both sent; a press on a control that is being saved is dropped.
 */
export function useSave() {
  const { success } = useWords()
  const { patch } = useReads()
  const toast = useToast()
  const write = useWrite(set)
  return async (change: Sent<typeof set>, shown: (old: ReminderPreferences) => ReminderPreferences): Promise<void> => {
    if (write.busy) return
    const putBack = patch(get, shown)
    const answer = await write.run(change)
    if (!answer.ok) return putBack()
    const { NEXT } = answer.value
    patch(get, (old) => ({ ...old, NEXT }))
    toast.success(success.saved)
  }
}
