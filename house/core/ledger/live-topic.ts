import type { LiveTopic } from '#kit/live/topic.ts'
import { type BalanceRow, balancesFrom, balancesStatement } from './reads.ts'

/** The NOTIFY payload sent when a balance of a member changes. */
export const walletNote = (member: number): string => `wallet:${member}`

/** Live topic: all balances of the signed-in member. Every page of theirs gets it unasked. */
export const liveWallet: LiveTopic = {
  name: 'wallet',
  subjects: ({ member }) => (member ? [String(member.id)] : []),
  state: async (db, member) => balancesFrom(await db.named<BalanceRow>(balancesStatement, [Number(member)])),
}
