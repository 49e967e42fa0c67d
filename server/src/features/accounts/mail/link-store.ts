import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Reading } from '../../../core/members/reads.ts'
import type { Tx } from '../../../kit/db/database.ts'
import type { Tables } from '../../../kit/db/tables.ts'
import type { LinkKind, MailLinksTable } from '../tables.ts'

/** Codes of one mail that may be typed. */
const triesALink = 8

export type UsedLink = Pick<Selectable<MailLinksTable>, 'id' | 'kind' | 'member' | 'mail' | 'created_at'>

export const insertLink = (tx: Tx, link: Insertable<MailLinksTable>) =>
  tx.insertInto('mail_links').values(link).execute()

/** Takes the link for good: of two at once only one gets it. Undefined where it is unknown, used or too old. */
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

/** By the hash of its token, or by its own id. */
export type WhichLink = { readonly token: Buffer } | { readonly id: number }

/** A look before slow work; only `useLink` decides. */
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

/** Takes one try from each link whose code the member could mean. Written on a connection of its own. */
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

/** Unused links of these kinds work no more; with `after`, only those made later than that link. */
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

/** When links of a kind were made for a member since a moment, newest first; `limit` at most. */
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

/** An address that its former owner can still take back is nobody else's. */
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

/** Used or not. */
export const dropLinksOf = (tx: Tx, member: number) =>
  tx.deleteFrom('mail_links').where('member', '=', member).execute()

export const dropOldLinks = (db: Kysely<Tables>, now: Date) =>
  db
    .deleteFrom('mail_links')
    .where('expires_at', '<', new Date(now.getTime() - 86_400_000))
    .execute()
