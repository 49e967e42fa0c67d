import type { NounWords } from '../../calls.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const reminders: NounWords['reminders'] = {
  name: '提醒',
  calls: {
    fresh: '新提醒',
    all: '所有提醒，分页',
    read: '把一些提醒标为已读',
    readAll: '全部标为已读',
  },
}
