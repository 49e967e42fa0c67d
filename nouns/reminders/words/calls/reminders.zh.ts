import type { reminders as remindersContract } from '#contract/reminders.ts'
import type { CallWords } from '#words/call-words.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const reminders: CallWords<typeof remindersContract> = {
  name: '提醒',
  calls: {
    fresh: '新提醒',
    all: '所有提醒，分页',
    counts: '未读的数目，按组',
    read: '把一些提醒标为已读',
    readAll: '全部标为已读，或只标一组',
    restore: '撤销“全部标为已读”',
  },
}

export const refusals = {
  'rm.restoreLate': '全部标为已读已经过了 10 分钟，撤销不了了。提醒都还在，往下翻就能看到。',
}
