import { holderById } from '../../core/members/reads.ts'
import type { AccountsServices } from './services.ts'

/** Whether the signed-in member typed their password: the slow step before an act that wants it again. */
export async function isOwnPassword(services: AccountsServices, member: number, sent: string): Promise<boolean> {
  const { password } = await holderById(services.db.read, member)
  return (await services.passwords.check(password, sent)).right
}
