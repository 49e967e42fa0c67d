import type { Reading } from '#core/members/reads.ts'
import type { Call } from '#kit/http/call.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import {
  isMailOn,
  isOnSite,
  lockedBy,
  mailedByDefault,
  reminderNouns,
  writtenByDefault,
} from '#site/registers/reminder-switches.ts'
import type { ReminderPreferences, reminderPreferences } from '../../contract/reminder-preferences.ts'
import { nextDigest } from '../../rules/digest.ts'
import {
  lockPreferences,
  preferencesOf,
  quietOf,
  type StoredPreferences,
  savePreferences,
  switchesOf,
} from './store.ts'

type Set = typeof reminderPreferences.calls.set

/** POST /getRemindSet */
export const getPreferences = async ({ db, member }: Call<typeof reminderPreferences.calls.get>) =>
  shown(await preferencesOf(db, member.id), await isVerified(db, member.id))

/** POST /setRemindSet */
export async function setPreferences({ db, input, member, now, refuse }: Call<Set>): Promise<ReminderPreferences> {
  const { kind, digest, messages, quiet } = input
  if (kind?.SITE === 'N' && lockedBy(kind.KIND)) refuse('kindLocked')
  if (quiet && quiet.FROM === quiet.TO) refuse('quietEmpty')
  const verified = await isVerified(db, member.id)
  if (digest !== undefined && digest !== 'off' && !verified) refuse('mailUnverified')
  const before = await lockPreferences(db, member.id)
  const row: StoredPreferences = {
    ...before,
    ...(kind && switched(before, kind)),
    ...(digest && { digest }),
    ...(messages && { mails_messages: messages === 'Y' }),
    ...(quiet !== undefined && { quiet_from: quiet?.FROM ?? null, quiet_to: quiet?.TO ?? null }),
  }
  const timed = digest !== undefined || quiet !== undefined
  const after = timed ? { ...row, ...due(row, now) } : row
  await savePreferences(db, member.id, after)
  return shown(after, verified)
}

/** When the next digest is due, and from when on digests tell. */
const due = (row: StoredPreferences, now: Date) => ({
  digest_due: nextDigest({ digest: row.digest, quiet: quietOf(row) }, now),
  digest_since: row.digest === 'off' ? null : (row.digest_since ?? now),
})

type Switched = NonNullable<Call<Set>['input']['kind']>

function switched(row: StoredPreferences, { KIND, SITE, MAIL }: Switched): Partial<StoredPreferences> {
  const mailed = MAIL ?? yesNoOf(isMailOn(KIND, switchesOf(row)))
  const unusual = (mailed === 'Y') !== mailedByDefault(KIND)
  return {
    ...(SITE && {
      site_on: listed(row.site_on, KIND, SITE === 'Y' && !writtenByDefault(KIND)),
      site_off: listed(row.site_off, KIND, SITE === 'N' && writtenByDefault(KIND)),
    }),
    mail_on: listed(row.mail_on, KIND, unusual && mailed === 'Y'),
    mail_off: listed(row.mail_off, KIND, unusual && mailed === 'N'),
  }
}

const listed = (kinds: readonly string[], kind: ReminderKind, is: boolean): string[] => [
  ...kinds.filter((other) => other !== kind),
  ...(is ? [kind] : []),
]

const isVerified = async (db: Reading, member: number): Promise<boolean> => {
  const row = await db
    .selectFrom('members')
    .select('mail_verified_at')
    .where('id', '=', member)
    .executeTakeFirstOrThrow()
  return row.mail_verified_at !== null
}

function shown(row: StoredPreferences, verified: boolean): ReminderPreferences {
  const chosen = switchesOf(row)
  const quiet = quietOf(row)
  return {
    kinds: Object.values(reminderNouns)
      .flat()
      .map((kind) => ({
        KIND: kind,
        SITE: yesNoOf(isOnSite(kind, chosen)),
        MAIL: yesNoOf(isMailOn(kind, chosen)),
        LOCKED: lockedBy(kind),
      })),
    DIGEST: row.digest,
    MESSAGES: yesNoOf(row.mails_messages),
    QUIET: quiet && { FROM: quiet.from, TO: quiet.to },
    NEXT: row.digest_due?.toISOString() ?? null,
    VERIFIED: yesNoOf(verified),
  }
}
