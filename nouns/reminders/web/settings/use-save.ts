import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import type { Sent } from '#contract/endpoint.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { useWords } from '#session/words.tsx'
import type { ReminderPreferences } from '../../contract/reminder-preferences.ts'
import { reminderPreferences } from '../../contract/reminder-preferences.ts'

const { get, set } = reminderPreferences.calls

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
