import { reminders } from '@patisserie/contract/reminders'
import { unreadCount } from '../../core/reminders/reads.ts'
import { markAllRead, markRead } from '../../core/reminders/store.ts'
import { type Feature, implement } from '../../kit/http/call.ts'
import { freshReminders, listReminders } from './reads.ts'

export const remindersFeature: Feature = implement(reminders, {
  fresh: async ({ db, member }) => ({
    unread: await unreadCount(db, member.id),
    rows: await freshReminders(db, member.id),
  }),
  all: ({ db, input, member }) => listReminders(db, member.id, input),
  read: async ({ db, input, member, now }) => {
    await markRead(db, { member: member.id, numbers: input.ids, now })
    return { unread: await unreadCount(db, member.id) }
  },
  readAll: async ({ db, member, now }) => {
    await markAllRead(db, { member: member.id, now })
    return { unread: 0 }
  },
})
