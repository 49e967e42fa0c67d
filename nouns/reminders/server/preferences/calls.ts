import type { Reading } from '#core/members/reads.ts'
import type { Call } from '#kit/http/call.ts'
import { BadInput } from '#kit/refusal.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import type { ReminderPolicies } from '#rules/people/reminder-policy.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { ReminderPreferences, reminderPreferences } from '../../contract/reminder-preferences.ts'
import { nextDigest } from '../../rules/digest.ts'
import { isKind } from '../../rules/reminder-groups.ts'
import { mailedByDefault, sectionsOf, switchesOf, writtenByDefault } from '../../rules/reminder-switches.ts'
import { chosenBy, lockPreferences, preferencesOf, quietOf, type StoredPreferences, savePreferences } from './store.ts'

type Set = typeof reminderPreferences.calls.set

/** POST /getRemindSet */
export const getPreferences =
  (policies: ReminderPolicies) =>
  async ({ db, member }: Call<typeof reminderPreferences.calls.get>) =>
    shown(policies, await preferencesOf(db, member.id), await isVerified(db, member.id))

/** POST /setRemindSet */
export const setPreferences =
  (policies: ReminderPolicies) =>
  async ({ db, input, member, now, refuse }: Call<Set>): Promise<ReminderPreferences> => {
    const { kind, digest, messages, quiet } = input
    if (kind && !isKind(policies, kind.KIND)) throw new BadInput('kind', 'there is no such kind')
    if (kind?.SITE === 'N' && policies[kind.KIND].locked) refuse('kindLocked')
    if (quiet && quiet.FROM === quiet.TO) refuse('quietEmpty')
    const verified = await isVerified(db, member.id)
    if (digest !== undefined && digest !== 'off' && !verified) refuse('mailUnverified')
    const before = await lockPreferences(db, member.id)
    const row: StoredPreferences = {
      ...before,
      ...(kind && switched(policies, before, kind)),
      ...(digest && { digest }),
      ...(messages && { mails_messages: messages === 'Y' }),
      ...(quiet !== undefined && { quiet_from: quiet?.FROM ?? null, quiet_to: quiet?.TO ?? null }),
    }
    const timed = digest !== undefined || quiet !== undefined
    const after = timed ? { ...row, ...due(row, now) } : row
    await savePreferences(db, member.id, after)
    return shown(policies, after, verified)
  }

/** When the next digest is due, and from when on digests tell. */
const due = (row: StoredPreferences, now: Date) => ({
  digest_due: nextDigest({ digest: row.digest, quiet: quietOf(row) }, now),
  digest_since: row.digest === 'off' ? null : (row.digest_since ?? now),
})

type Switched = NonNullable<Call<Set>['input']['kind']>

function switched(
  policies: ReminderPolicies,
  row: StoredPreferences,
  { KIND, SITE, MAIL }: Switched,
): Partial<StoredPreferences> {
  const policy = policies[KIND]
  const mailed = MAIL ?? yesNoOf(switchesOf(policies, chosenBy(row)).isMailOn(KIND))
  const unusual = (mailed === 'Y') !== mailedByDefault(policy)
  return {
    ...(SITE && {
      site_on: listed(row.site_on, KIND, SITE === 'Y' && !writtenByDefault(policy)),
      site_off: listed(row.site_off, KIND, SITE === 'N' && writtenByDefault(policy)),
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

function shown(policies: ReminderPolicies, row: StoredPreferences, verified: boolean): ReminderPreferences {
  const switches = switchesOf(policies, chosenBy(row))
  const quiet = quietOf(row)
  return {
    kinds: sectionsOf(policies)
      .flatMap(({ kinds }) => kinds)
      .map((kind) => ({
        KIND: kind,
        SITE: yesNoOf(switches.isOnSite(kind)),
        MAIL: yesNoOf(switches.isMailOn(kind)),
        LOCKED: policies[kind].locked ?? null,
      })),
    DIGEST: row.digest,
    MESSAGES: yesNoOf(row.mails_messages),
    QUIET: quiet && { FROM: quiet.from, TO: quiet.to },
    NEXT: row.digest_due?.toISOString() ?? null,
    VERIFIED: yesNoOf(verified),
  }
}
