import { useState } from 'react'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { accounts } from '#contract/accounts.ts'
import { reminders } from '#contract/reminders.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import type { ReminderGroup } from '#rules/people/reminder-group.ts'
import { useWords } from '#session/words.tsx'
import { remindersPack } from '../words/reminders.pack.ts'

/** Milliseconds the toast with the undo stays. */
const undoMs = 8_000

export interface MarkAll {
  readonly mark: () => Promise<void>
  readonly busy: boolean
  /** Takes the last act back; null where there is none. */
  readonly undo: (() => Promise<void>) | null
}

/** "Mark all as read", of all or of one group, with an undo in a toast, and for as long as the part is shown. */
export function useMarkAll(group?: ReminderGroup): MarkAll {
  const words = useWords(remindersPack)
  const { patch } = useReads()
  const toast = useToast()
  const readAll = useWrite(reminders.calls.readAll)
  const restore = useWrite(reminders.calls.restore)
  const [last, setLast] = useState<number | null>(null)
  const count = (unread: number) => patch(accounts.calls.me, (profile) => ({ ...profile, remindNum: unread }))
  const undo = async (act: number) => {
    const answer = await restore.run({ act })
    if (answer.ok) {
      count(answer.value.unread)
      toast.success(words.restored(answer.value.restored))
    }
    if (answer.ok || answer.refusal === 'rm.restoreLate') setLast((now) => (now === act ? null : now))
  }
  const mark = async () => {
    const answer = await readAll.run(group ? { group } : {})
    if (!answer.ok) return
    const { act, marked, unread } = answer.value
    count(unread)
    if (marked === 0) return
    setLast(act)
    toast.success(words.marked(marked), { label: words.undo, act: () => void undo(act), stayMs: undoMs })
  }
  return { mark, busy: readAll.busy || restore.busy, undo: last === null ? null : () => undo(last) }
}
