import { emptyMember } from '#core/members/close-member.ts'
import { dropClosure } from '#core/members/closure-store.ts'
import { endSessions } from '#core/members/end-sessions.ts'
import type { PersonalData } from '#core/members/personal-data.ts'
import { preferenceColumns } from '#core/members/preference-columns.ts'
import type { Reading } from '#core/members/reads.ts'
import { dropFactor } from '#core/members/second-factor/factor-store.ts'
import { dropUnverified } from './closing/unverified-store.ts'
import { dropLinksOf } from './mail/link-store.ts'
import { dropLogInsOf } from './store.ts'
import './tables.ts'

/** Personal data: account, sessions and log-in data. Must be forgotten last, because it deletes the closure. */
export const accountsData = (now: () => Date): PersonalData => ({
  name: 'account',
  tables: [
    'members',
    'member_names',
    'member_looks',
    'sessions',
    'presence',
    'script_tokens',
    'log_ins',
    'mail_links',
    'unverified_accounts',
    'second_factors',
    'recovery_codes',
    'log_in_tickets',
    'closures',
  ],
  export: async (db, member) => ({
    ...(await memberOf(db, member)),
    devices: await db
      .selectFrom('sessions')
      .select(['agent', 'created_at', 'seen_at'])
      .where('member', '=', member)
      .orderBy('created_at')
      .execute(),
    script_tokens: await db
      .selectFrom('script_tokens')
      .select(['name', 'scopes', 'created_at', 'expires_at', 'seen_at'])
      .where('member', '=', member)
      .orderBy('id')
      .execute(),
    log_ins: await db.selectFrom('log_ins').select(['ip', 'at']).where('member', '=', member).orderBy('at').execute(),
    second_factor: await db
      .selectFrom('second_factors')
      .select(['created_at', 'confirmed_at'])
      .where('member', '=', member)
      .executeTakeFirst(),
    mails: await db
      .selectFrom('mail_links')
      .select(['kind', 'mail', 'created_at', 'used_at'])
      .where('member', '=', member)
      .orderBy('created_at')
      .execute(),
  }),
  // Staff and robot accounts are never ended for an unverified address.
  stands: async (db, member) => {
    const { staff, robot } = await db
      .selectFrom('members')
      .select(['staff', 'robot'])
      .where('id', '=', member)
      .executeTakeFirstOrThrow()
    return robot || staff.length > 0
  },
  forget: async (tx, member) => {
    await endSessions(tx, member)
    await dropLogInsOf(tx, member)
    await dropLinksOf(tx, member)
    await dropUnverified(tx, member)
    await dropFactor(tx, member)
    await emptyMember(tx, member, now())
    await dropClosure(tx, member)
  },
})

/** The member's row without the password hash, which nobody may read. */
const memberOf = (db: Reading, member: number) =>
  db
    .selectFrom('members')
    .select(['id', 'account', 'mail', 'mail_verified_at', 'nick', 'head', 'introduction', 'background', 'colour'])
    .select(['black', 'black_reason', 'black_until', 'robot', 'staff'])
    .select(['first_login_at', 'created_at'])
    .select(preferenceColumns)
    .where('id', '=', member)
    .executeTakeFirstOrThrow()
