import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import type { LinkKind, MailLinksTable } from '../tables.ts'

/** Maximum attempts to type the code of one mail. */
const triesALink = 8

export type UsedLink = Pick<Selectable<MailLinksTable>, 'id' | 'kind' | 'member' | 'mail' | 'created_at'>

export const insertLink = (tx: Tx, link: Insertable<MailLinksTable>) =>
  tx.insertInto('mail_links').values(link).execute()

/**
 * Marks a link as used and answers it. Undefined if it is unknown, used or expired; of two concurrent calls only one
 * gets it.
 */
export const useLink = (
  tx: Tx,
  { kinds, now, ...which }: { readonly kinds: readonly LinkKind[]; readonly now: Date } & WhichLink,
): Promise<UsedLink | undefined> =>
  tx
    .updateTable('mail_links')
    .set({ used_at: now })
    .where((is) => ('id' in which ? is('id', '=', which.id) : is('token_hash', '=', which.token)))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'kind', 'member', 'mail', 'created_at'])
    .executeTakeFirst()

/** Finds a link by the hash of its token or by its id. */
export type WhichLink = { readonly token: Buffer } | { readonly id: number }

/** Whether a link is still valid: an early check before slow work. Only `useLink` decides. */
export const isLinkLive = async (
  db: Reading,
  { token, kind, now }: { readonly token: Buffer; readonly kind: LinkKind; readonly now: Date },
): Promise<boolean> => {
  const link = await db
    .selectFrom('mail_links')
    .select('id')
    .where('token_hash', '=', token)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

/** Uses one attempt of every open link of the member whose code may be typed, outside the transaction of the call. */
export const takeCodeTry = (db: Kysely<Tables>, member: number, now: Date) =>
  db
    .updateTable('mail_links')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('member', '=', member)
    .where('kind', 'in', ['verify', 'change'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', triesALink)
    .where('code_hash', 'is not', null)
    .returning(['id', 'code_hash'])
    .execute()

/** Deletes unused links of these kinds; with `after`, only links newer than that link id. */
export const dropLinks = (
  tx: Tx,
  {
    member,
    kinds,
    after = 0,
  }: { readonly member: number; readonly kinds: readonly LinkKind[]; readonly after?: number },
) =>
  tx
    .deleteFrom('mail_links')
    .where('member', '=', member)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('id', '>', after)
    .execute()

/** Creation times of a member's links of one kind since a time, newest first; at most `limit`. */
export const linksSince = async (
  db: Reading,
  ask: { readonly member: number; readonly kind: LinkKind; readonly since: Date; readonly limit: number },
): Promise<Date[]> => {
  const rows = await db
    .selectFrom('mail_links')
    .select('created_at')
    .where('member', '=', ask.member)
    .where('kind', '=', ask.kind)
    .where('created_at', '>', ask.since)
    .orderBy('created_at', 'desc')
    .limit(ask.limit)
    .execute()
  return rows.map((row) => row.created_at)
}

/** Whether a former owner can still take the address back, so that nobody else may use it. */
export const isMailHeld = async (
  db: Reading,
  { mail, now, member }: { readonly mail: string; readonly now: Date; readonly member: number },
): Promise<boolean> => {
  const link = await db
    .selectFrom('mail_links')
    .select('id')
    .where('kind', '=', 'undo')
    .where('mail', '=', mail)
    .where('member', '<>', member)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

/** Deletes all mailed links of a member, used or not. */
export const dropLinksOf = (tx: Tx, member: number) =>
  tx.deleteFrom('mail_links').where('member', '=', member).execute()

export const dropOldLinks = (db: Kysely<Tables>, now: Date) =>
  db
    .deleteFrom('mail_links')
    .where('expires_at', '<', new Date(now.getTime() - 86_400_000))
    .execute()
