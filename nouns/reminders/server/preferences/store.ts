import { type Selectable, sql } from 'kysely'
import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import type { ReminderPolicies } from '#rules/people/reminder-policy.ts'
import type { QuietHours } from '../../rules/digest.ts'
import { kindsIn } from '../../rules/reminder-groups.ts'
import type { ChosenSwitches } from '../../rules/reminder-switches.ts'
import '../tables.ts'

export type StoredPreferences = Omit<Selectable<Tables['reminder_preferences']>, 'member' | 'messages_told'>

const columns = [
  'site_on',
  'site_off',
  'mail_on',
  'mail_off',
  'mails_messages',
  'digest',
  'quiet_from',
  'quiet_to',
  'digest_due',
  'digest_since',
] as const satisfies readonly (keyof StoredPreferences)[]

const defaults: StoredPreferences = {
  site_on: [],
  site_off: [],
  mail_on: [],
  mail_off: [],
  mails_messages: true,
  digest: 'off',
  quiet_from: null,
  quiet_to: null,
  digest_due: null,
  digest_since: null,
}

/** A member's preferences; the defaults if they never changed any. */
export const preferencesOf = async (db: Reading, member: number): Promise<StoredPreferences> =>
  (await db.selectFrom('reminder_preferences').select(columns).where('member', '=', member).executeTakeFirst()) ??
  defaults

/** Reads and locks a member's preferences, and makes the row if there is none. */
export async function lockPreferences(tx: Tx, member: number): Promise<StoredPreferences> {
  await tx
    .insertInto('reminder_preferences')
    .values({ member })
    .onConflict((on) => on.doNothing())
    .execute()
  return tx
    .selectFrom('reminder_preferences')
    .select(columns)
    .where('member', '=', member)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const savePreferences = (tx: Tx, member: number, to: StoredPreferences) =>
  tx.updateTable('reminder_preferences').set(to).where('member', '=', member).execute()

export const quietOf = (row: Pick<StoredPreferences, 'quiet_from' | 'quiet_to'>): QuietHours | null =>
  row.quiet_from === null || row.quiet_to === null ? null : { from: row.quiet_from, to: row.quiet_to }

export const chosenBy = (row: StoredPreferences): ChosenSwitches => ({
  siteOn: row.site_on,
  siteOff: row.site_off,
  mailOn: row.mail_on,
  mailOff: row.mail_off,
})

/** Writes locked kinds again for members who had switched them off before they were locked. */
export async function writeLockedKinds(tx: Tx, policies: ReminderPolicies): Promise<void> {
  const locked = kindsIn(policies).filter((kind) => policies[kind].locked)
  await sql`update reminder_preferences
    set site_off = array(select unnest(site_off) except select unnest(${locked}::text[]))
    where site_off && ${locked}::text[]`.execute(tx)
}

/** Ends a member's digests; no fault if they were off. */
export const endDigests = (tx: Tx, member: number) =>
  tx
    .updateTable('reminder_preferences')
    .set({ digest: 'off', digest_due: null, digest_since: null })
    .where('member', '=', member)
    .execute()
