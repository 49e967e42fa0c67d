import type { Profile } from '#contract/profile.ts'
import { walletOf } from '#core/ledger/reads.ts'
import { preferencesOf } from '#core/members/preference-columns.ts'
import { ownRow, type Reading } from '#core/members/reads.ts'
import { isFactorOn } from '#core/members/second-factor/factor-store.ts'
import { createSession } from '#core/members/store.ts'
import { newFollowers } from '#core/reach/reads.ts'
import { unreadCount } from '#core/reminders/reads.ts'
import { giveDaily } from '#core/rewards/give-daily.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Caller, Origin } from '#kit/http/call.ts'
import { insertLogIn } from '../store.ts'

/** Opens a session on the caller's device and answers the profile with its token and the gift of the day. */
export async function signIn(
  tx: Tx,
  { member, from, now }: { readonly member: number; readonly from: Origin; readonly now: Date },
): Promise<Profile> {
  const session = await createSession(tx, { member, agent: from.agent, now })
  await insertLogIn(tx, { member, session: session.id, ip: from.ip, network: from.network, at: now })
  const todayPower = await giveDaily(tx, member, now)
  const profile = await profileOf(tx, member, now)
  return { ...profile, token: session.token, todayPower, firstLogin: session.first ? 'Y' : 'N' }
}

/**
 * The caller's profile, with the gift of the day if this is the first call of theirs in it. Staff who entered the account
 * and scripts get no gift.
 */
export async function ownProfile(
  tx: Tx,
  { member, now }: { readonly member: Caller; readonly now: Date },
): Promise<Profile> {
  const isOwner = member.enteredBy === undefined && member.scopes === null
  const todayPower = isOwner ? await giveDaily(tx, member.id, now) : ''
  return { ...(await profileOf(tx, member.id, now)), todayPower }
}

/** The profile that a client stores of its own member, with an empty token, no gift and `firstLogin: 'N'`. */
export async function profileOf(db: Reading, member: number, now: Date): Promise<Profile> {
  const row = await ownRow(db, member)
  const verified = row.mail_verified_at !== null
  const { balances } = await walletOf(db, member)
  const totp = (await isFactorOn(db, member)) ? 'Y' : 'N'
  return {
    id: row.id,
    account: row.account,
    token: '',
    backupToken: '',
    isLogin: true,
    mail: row.mail,
    mailChecked: verified ? 'Y' : 'N',
    totp,
    head: row.head,
    nick: row.nick,
    emoji: await ownEmoji(db, member),
    remindNum: await unreadCount(db, member),
    messageNum: await unreadConversations(db, member),
    pyNum: await newFollowers(db, member),
    isAdmin: row.staff.length > 0,
    robot: row.robot,
    black: row.black && (row.black_until === null || row.black_until > now),
    todayPower: '',
    firstLogin: 'N',
    score: balances.score,
    point: balances.point,
    power: balances.power,
    bomb: balances.bomb,
    player: balances.player,
    colour: row.colour,
    ...preferencesOf(row),
  }
}

/** Number of a member's conversations with unread messages; requests of strangers do not count. */
async function unreadConversations(db: Reading, member: number): Promise<number> {
  const { count } = await db
    .selectFrom('conversation_sides')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member', '=', member)
    .where('unread', '>', 0)
    .where('state', 'in', ['open', 'sent'])
    .executeTakeFirstOrThrow()
  return count
}

/** Addresses of a member's own emoji, newest first. */
async function ownEmoji(db: Reading, member: number): Promise<string[]> {
  const rows = await db
    .selectFrom('own_emoji')
    .select('src')
    .where('member', '=', member)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ src }) => src)
}
