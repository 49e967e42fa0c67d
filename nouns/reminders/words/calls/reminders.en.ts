import type { reminders as remindersContract } from '#contract/reminders.ts'
import type { CallWords } from '#words/call-words.ts'
import type { refusals as zh } from './reminders.zh.ts'

export const reminders: CallWords<typeof remindersContract> = {
  name: 'Reminders',
  calls: {
    fresh: 'New reminders',
    all: 'All reminders, paged',
    counts: 'Numbers of unread reminders, by group',
    read: 'Mark reminders read',
    readAll: 'Mark all read, or one group',
    restore: 'Undo “mark all as read”',
  },
}

export const refusals: typeof zh = {
  'rm.restoreLate':
    'More than 10 minutes have passed, so this can no longer be undone. The reminders are still in the list.',
}
