import { sql } from 'kysely'
import type { House } from '#core/house.ts'
import type { Database } from '#kit/db/database.ts'
import { afterQuiet, isQuiet } from '../../rules/digest.ts'
import { switchesOf } from '../../rules/reminder-switches.ts'
import { chosenBy, quietOf } from '../preferences/store.ts'
import { type DigestJob, mayGetDigest } from './claim.ts'
import { type GatheredReminder, gatherReminders, unreadConversations } from './gather.ts'
import { digestMail } from './letter.ts'
import { offToken } from './off-token.ts'
import '../tables.ts'

type Needs = Pick<House, 'db' | 'now' | 'mail' | 'secret' | 'origin' | 'remindersAbout' | 'told'>

/**
 * Job `digest`: gathers and mails at once, so that a mail that had to wait for its server says nothing that was seen or
 * removed meanwhile. A failed try gathers anew. With nothing to tell, no mail leaves.
 */
export const sendDigest =
  (house: Needs) =>
  async ({ member }: DigestJob): Promise<void> => {
    const { db, now, mail, secret, origin, remindersAbout, told } = house
    const reader = await readerOf(db, member)
    if (!reader?.digest_since) return
    const at = now()
    const quiet = quietOf(reader)
    if (isQuiet(quiet, at)) return postpone(db, member, afterQuiet(quiet, at))
    const gathering = { member, since: reader.digest_since, switches: switchesOf(told, chosenBy(reader)) }
    const reminders = await gatherReminders({ db: db.read, subjects: remindersAbout, policies: told }, gathering)
    const messages = reader.mails_messages
      ? await unreadConversations(db.read, member, reader.messages_told ?? reader.digest_since)
      : { unread: 0, fresh: false }
    if (reminders.length === 0 && !messages.fresh) return
    const { account, language, mail: to } = reader
    const token = offToken(secret, member)
    await mail(
      digestMail({ to, id: member, account, language, origin, told, token, reminders, conversations: messages.unread }),
    )
    await keepTold(db, { member, reminders, at })
  }

/** The member and their preferences; undefined if they are not to get a digest. */
const readerOf = (db: Database, member: number) =>
  db.read
    .selectFrom('reminder_preferences as p')
    .innerJoin('members as m', 'm.id', 'p.member')
    .select(['m.account', 'm.language', 'm.mail'])
    .select([
      'p.site_on',
      'p.site_off',
      'p.mail_on',
      'p.mail_off',
      'p.mails_messages',
      'p.digest',
      'p.quiet_from',
      'p.quiet_to',
    ])
    .select(['p.digest_due', 'p.digest_since', 'p.messages_told'])
    .where('p.member', '=', member)
    .where('p.digest', '<>', 'off')
    .where(mayGetDigest)
    .executeTakeFirst()

/** A try that failed earlier may come again in the quiet hours: claimed once more after them. */
const postpone = async (db: Database, member: number, until: Date): Promise<void> => {
  await db.own
    .updateTable('reminder_preferences')
    .set({ digest_due: until })
    .where('member', '=', member)
    .where('digest_due', '>', until)
    .execute()
}

interface Told {
  readonly member: number
  readonly reminders: readonly GatheredReminder[]
  readonly at: Date
}

/** Remembers what the mail told. A reminder that has merged something since has a higher number and is told again. */
async function keepTold(db: Database, { member, reminders, at }: Told): Promise<void> {
  const ids = reminders.map(({ id }) => id)
  const numbers = reminders.map(({ number }) => number)
  await db.transaction(async (tx) => {
    await sql`insert into digested_reminders (reminder, member, number)
      select r.id, ${member}, t.number from unnest(${ids}::bigint[], ${numbers}::bigint[]) as t (id, number)
        join reminders r on r.id = t.id order by r.id for key share of r
      on conflict (reminder) do update set number = excluded.number`.execute(tx)
    await tx.updateTable('reminder_preferences').set({ messages_told: at }).where('member', '=', member).execute()
  })
}
