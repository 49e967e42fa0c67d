import { insertTicket, isFactorOn } from '#core/members/second-factor/factor-store.ts'
import { newToken, tokenHash } from '#core/members/tokens.ts'
import { prepared } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import * as limits from '#rules/people/account-limits.ts'
import type { AccountsServices, BeforeOf, CallOf, HandlerOf } from '../services.ts'
import { type CheckedLogIn, checkLogIn, isStillRight } from './check-log-in.ts'
import { signIn } from './sign-in.ts'

/** Logs in by account name or mail address; under the limits of `checkLogIn`. */
export const logIn = (services: AccountsServices): HandlerOf<'login'> =>
  prepared(
    async (call: BeforeOf<'login'>): Promise<CheckedLogIn> => {
      const checked = await checkLogIn(services, call)
      if (await isFactorOn(services.db.read, checked.holder.id)) await askForCode(services, checked, call.now)
      return checked
    },
    async ({ db, from, now, refuse }: CallOf<'login'>, checked: CheckedLogIn) => {
      const { id } = checked.holder
      if (!(await isStillRight(db, checked)) || (await isFactorOn(db, id))) return refuse('wrongLogin')
      return signIn(db, { member: id, from, now })
    },
  )

/**
 * After a right password, when a code is still needed: throws the gate `totp` with the ticket that `/loginCode` takes.
 * Returns without throwing if the password was changed or the account closed meanwhile.
 */
async function askForCode(services: AccountsServices, checked: CheckedLogIn, now: Date): Promise<void> {
  const ticket = newToken()
  const given = await services.db.transaction(async (tx) => {
    if (!(await isStillRight(tx, checked))) return false
    const expires_at = new Date(now.getTime() + limits.loginTicketSeconds * 1_000)
    await insertTicket(tx, { token_hash: tokenHash(ticket), member: checked.holder.id, expires_at })
    return true
  })
  if (given) throw new Refusal({ auth: 'totp', data: { ticket } })
}
