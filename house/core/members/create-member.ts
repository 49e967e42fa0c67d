import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Language } from '#rules/language.ts'
import { normalMail, normalNickname } from '#rules/people/accounts.ts'
import { foldNickname } from '#rules/people/fold-nickname.ts'
import { defaultPreferences } from '#rules/people/preferences.ts'
import { isLookTaken } from './names/look-store.ts'
import { preferenceRow } from './preference-columns.ts'
import { insertMember } from './store.ts'
import './tables.ts'

export interface NewMember {
  readonly account: string
  readonly mail: string
  /** The hash from `Passwords.hash`. */
  readonly password: string
  readonly language: Language
  readonly verified: boolean
  readonly now: Date
  /** If it is missing, the account name becomes the nickname, with a number added where it is taken. */
  readonly nick?: string
}

/**
 * Creates an account, or answers which part of it is taken. The caller checks the form. Unique indexes decide between
 * concurrent registrations, so that two cannot both win.
 */
export async function createMember(
  tx: Tx,
  member: NewMember,
): Promise<{ readonly id: number } | { readonly taken: 'account' | 'mail' | 'nick' }> {
  const { account, verified, now } = member
  const mail = normalMail(member.mail)
  for (const nick of member.nick === undefined ? namesFor(account) : [normalNickname(member.nick)]) {
    const nick_folded = foldNickname(nick)
    const taken = await whatIsTaken(tx, { account, mail, nick_folded })
    if (taken === 'nick') continue
    if (taken) return { taken }
    if (await isLookTaken(tx, nick)) continue
    const id = await insertMember(tx, {
      ...preferenceRow({ ...defaultPreferences, language: member.language }),
      account,
      mail,
      mail_verified_at: verified ? now : null,
      password: member.password,
      nick,
      nick_folded,
      first_login_at: null,
      created_at: now,
    })
    if (id !== undefined) return { id }
    // A concurrent transaction took it between the check and the insert; what it took is visible now.
    const lost = await whatIsTaken(tx, { account, mail, nick_folded })
    if (lost === 'account' || lost === 'mail') return { taken: lost }
  }
  return { taken: 'nick' }
}

/** Candidates for a nickname: the account name, then with small numbers, then with random numbers. */
function* namesFor(account: string): Generator<string> {
  yield account
  for (let n = 2; n <= 9; n++) yield `${account}${n}`
  for (let n = 0; n < 9; n++) yield `${account}${randomInt(10_000, 100_000_000)}`
}

async function whatIsTaken(tx: Tx, it: { account: string; mail: string; nick_folded: string }) {
  const rows = await tx
    .selectFrom('members')
    .select([
      sql<boolean>`lower(account) = ${it.account.toLowerCase()}`.as('account'),
      sql<boolean>`mail = ${it.mail}`.as('mail'),
    ])
    .where((is) =>
      is.or([
        is(sql`lower(account)`, '=', it.account.toLowerCase()),
        is('mail', '=', it.mail),
        is('nick_folded', '=', it.nick_folded),
      ]),
    )
    .execute()
  if (rows.some((row) => row.account)) return 'account'
  if (rows.some((row) => row.mail)) return 'mail'
  return rows.length > 0 ? 'nick' : null
}
