import { secondFactor } from '#contract/second-factor.ts'
import { holdSession } from '#core/members/end-sessions.ts'
import { lockHolder } from '#core/members/reads.ts'
import {
  codesLeft,
  confirmFactor,
  dropFactor,
  factorOf,
  isFactorOn,
  proposeFactor,
  replaceRecoveryCodes,
  takeTicketTry,
  useTicket,
} from '#core/members/second-factor/factor-store.ts'
import { tokenHash } from '#core/members/tokens.ts'
import type { Tx } from '#kit/db/database.ts'
import { type Feature, implement, prepared } from '#kit/http/call.ts'
import * as limits from '#rules/people/account-limits.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import type { AccountsServices, FactorBefore, FactorCall, FactorHandler } from '../services.ts'
import { checkPassword, holdOwner } from './check-password.ts'
import {
  describeSecret,
  newFactorSecret,
  newRecoveryCode,
  recoveryHash,
  sealSecret,
  shownCode,
} from './factor-secret.ts'
import { signIn } from './sign-in.ts'
import { takeCode } from './take-code.ts'

export const secondFactorFeature = (services: AccountsServices): Feature =>
  implement(secondFactor, {
    /** GET /getTotp */
    state: async ({ db, member }) => {
      const since = (await factorOf(db, member.id))?.confirmed_at
      if (!since) return { on: 'N' as const, since: null, codes: 0 }
      return { on: 'Y' as const, since: since.toISOString(), codes: await codesLeft(db, member.id) }
    },
    /** POST /startTotp */
    start: start(services),
    /** POST /confirmTotp */
    confirm: confirm(services),
    /** POST /endTotp */
    end: end(services),
    /** POST /renewCodes */
    renewCodes: renewCodes(services),
    /** POST /loginCode */
    logIn: logInWithCode(services),
  })

/** Makes a new secret for an authenticator. A second call replaces the secret as long as it is unconfirmed. */
const start = (services: AccountsServices): FactorHandler<'start'> =>
  prepared(
    async ({ input, member, refuse }: FactorBefore<'start'>) =>
      (await checkPassword(services, member.id, input.password)) ?? refuse('pwWrong'),
    async ({ db, member, now, refuse }: FactorCall<'start'>, checked: string) => {
      const { account } = await holdOwner(db, member, checked)
      const secret = newFactorSecret()
      const sealed = sealSecret(services.secret, member.id, secret)
      if (!(await proposeFactor(db, { member: member.id, secret: sealed, now }))) refuse('totpOn')
      return describeSecret(secret, account)
    },
  )

/** Confirms the secret with its first code. From then on a log-in needs a code. */
const confirm =
  (services: AccountsServices): FactorHandler<'confirm'> =>
  async ({ db, input, member, now, refuse }: FactorCall<'confirm'>) => {
    await holdSession(db, member)
    const factor = await factorOf(db, member.id)
    if (factor?.confirmed_at) refuse('totpOn')
    const drawn = factor?.created_at.getTime() ?? 0
    if (now.getTime() - drawn > limits.totpSetupSeconds * 1_000) refuse('totpLate')
    if (!(await takeCode(db, services, { member: member.id, code: input.code, now }))) refuse('codeWrong')
    await confirmFactor(db, member.id, now)
    const codes = await drawRecoveryCodes(db, services, member.id)
    await mailNotice(db, services, member.id, 'factorOn')
    return { codes }
  }

const end = (services: AccountsServices): FactorHandler<'end'> =>
  prepared(
    async ({ input, member, refuse }: FactorBefore<'end'>) =>
      (await checkPassword(services, member.id, input.password)) ?? refuse('pwWrong'),
    async ({ db, input, member, now, refuse }: FactorCall<'end'>, checked: string) => {
      await holdOwner(db, member, checked)
      if (!(await isFactorOn(db, member.id))) refuse('totpOff')
      if (!(await takeCode(db, services, { member: member.id, code: input.code, now }))) refuse('codeWrong')
      await dropFactor(db, member.id)
      await mailNotice(db, services, member.id, 'factorOff')
      return 'suc' as const
    },
  )

const renewCodes = (services: AccountsServices): FactorHandler<'renewCodes'> =>
  prepared(
    async ({ input, member, refuse }: FactorBefore<'renewCodes'>) =>
      (await checkPassword(services, member.id, input.password)) ?? refuse('pwWrong'),
    async ({ db, input, member, now, refuse }: FactorCall<'renewCodes'>, checked: string) => {
      await holdOwner(db, member, checked)
      if (!(await isFactorOn(db, member.id))) refuse('totpOff')
      if (!(await takeCode(db, services, { member: member.id, code: input.code, now }))) refuse('codeWrong')
      const codes = await drawRecoveryCodes(db, services, member.id)
      await mailNotice(db, services, member.id, 'codesRenewed')
      return { codes }
    },
  )

/** The second step of a log-in. Unknown, used and expired tickets get the same refusal. */
const logInWithCode = (services: AccountsServices): FactorHandler<'logIn'> =>
  prepared(
    async ({ input, now, refuse }: FactorBefore<'logIn'>) =>
      (await takeTicketTry(services.db.own, tokenHash(input.ticket), now)) ?? refuse('loginAgain'),
    async ({ db, input, from, now, refuse }: FactorCall<'logIn'>, { member, tries }: TicketTry) => {
      const { closed_at } = await lockHolder(db, member)
      if (!(await useTicket(db, tokenHash(input.ticket))) || closed_at) refuse('loginAgain')
      if (!(await takeCode(db, services, { member, code: input.code, now }))) {
        return refuse(tries < limits.loginTicketTries ? 'codeWrong' : 'loginAgain')
      }
      return signIn(db, { member, from, now })
    },
  )

interface TicketTry {
  readonly member: number
  readonly tries: number
}

/**
 * Replaces all recovery codes of the member and answers the new ones as they are shown. Only their hashes are stored.
 */
async function drawRecoveryCodes(tx: Tx, { secret }: AccountsServices, member: number): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, newRecoveryCode)
  await replaceRecoveryCodes(
    tx,
    member,
    codes.map((code) => recoveryHash(secret, member, code)),
  )
  return codes.map(shownCode)
}
