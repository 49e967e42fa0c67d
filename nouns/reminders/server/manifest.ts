import { reminders } from '#contract/reminders.ts'
import type { House } from '#core/house.ts'
import type { Manifest } from '#core/manifest.ts'
import { remindersData } from '#core/reminders/personal-data.ts'
import { unreadCount } from '#core/reminders/reads.ts'
import { dropRemindersBefore, markAllRead, markRead, restoreAct, silence } from '#core/reminders/store.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import type { ReminderPolicies } from '#rules/people/reminder-policy.ts'
import { reminderPreferences } from '../contract/reminder-preferences.ts'
import { kindsOf } from '../rules/reminder-groups.ts'
import { reminderDays, undoReadMinutes } from '../rules/reminders.ts'
import { countReminders } from './count-reminders.ts'
import { claimDigests } from './digest/claim.ts'
import { digestOffRoutes } from './digest/off-routes.ts'
import { memberOfToken } from './digest/off-token.ts'
import { sendDigest } from './digest/send.ts'
import { liveReminders } from './live-topic.ts'
import { getPreferences, setPreferences } from './preferences/calls.ts'
import { reminderPreferencesData } from './preferences/personal-data.ts'
import { endDigests, writeLockedKinds } from './preferences/store.ts'
import { freshReminders, listReminders } from './reads.ts'

const remindersFeature = (policies: ReminderPolicies): Feature =>
  implement(reminders, {
    /** POST /newRM */
    fresh: async ({ db, member }) => ({
      unread: await unreadCount(db, member.id),
      rows: await freshReminders({ db, policies }, member.id),
    }),
    /** POST /allRM */
    all: ({ db, input, member }) => listReminders({ db, policies }, member.id, input),
    /** POST /readRM */
    read: async ({ db, input, member, now }) => {
      await markRead(db, { member: member.id, numbers: input.ids, now })
      return { unread: await unreadCount(db, member.id) }
    },
    /** POST /numRM */
    counts: ({ db, input, member }) => countReminders({ db, policies }, member.id, input),
    /** GET /allRead */
    readAll: async ({ db, input, member, now }) => {
      const done = await markAllRead(db, {
        member: member.id,
        now,
        kinds: input.group && kindsOf(policies, input.group),
      })
      return { unread: await unreadCount(db, member.id), ...done }
    },
    /** POST /unreadRM */
    restore: async ({ db, input, member, now, refuse }) => {
      const since = new Date(now.getTime() - undoReadMinutes * minuteMs)
      const restored = await restoreAct(db, { member: member.id, act: input.act, since })
      if (restored === null) return refuse('restoreLate')
      return { unread: await unreadCount(db, member.id), restored }
    },
  })

const minuteMs = 60 * 1_000

const preferencesFeature = ({ secret, told }: Pick<House, 'secret' | 'told'>): Feature =>
  implement(reminderPreferences, {
    get: getPreferences(told),
    set: setPreferences(told),
    /** POST /endDigest */
    endDigest: async ({ db, input, refuse }) => {
      const member = memberOfToken(secret, input.token)
      if (member === null) return refuse('tokenWrong')
      await endDigests(db, member)
      return 'suc' as const
    },
  })

const dayMs = 24 * 60 * 60 * 1_000

const remindersManifest: Manifest = {
  name: 'reminders',
  personal: () => [reminderPreferencesData, remindersData],
  live: [liveReminders],
  open: (house) => ({
    calls: [remindersFeature(house.told), preferencesFeature(house)],
    jobs: { digest: sendDigest(house) },
    hourly: [() => claimDigests(house)],
    daily: [() => dropRemindersBefore(house.db, new Date(house.now().getTime() - reminderDays * dayMs))],
    start: async (tx) => {
      await writeLockedKinds(tx, house.told)
      await silence(tx, house.silenced)
    },
    routes: digestOffRoutes(house),
  }),
}

export const manifests: readonly Manifest[] = [remindersManifest]
