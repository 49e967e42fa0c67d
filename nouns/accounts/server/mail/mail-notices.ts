import { holderById } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { mail as en } from '../../words/mail.en.ts'
import { mail as zh } from '../../words/mail.zh.ts'
import type { AccountsServices } from '../services.ts'
import { mayMail } from './mail-limit.ts'

type Notice = 'passwordChanged' | 'factorOn' | 'factorOff' | 'codesRenewed'

/**
 * Notifies the owner of an account by mail of a security change. An unverified address may belong to a stranger, so the
 * number of mails to it is limited.
 */
export async function mailNotice(tx: Tx, services: AccountsServices, member: number, notice: Notice): Promise<void> {
  const to = await holderById(tx, member)
  if (!to.mail_verified_at && !(await mayMail(services, to.mail, { lane: 'notice' }))) return
  await addJob(tx, 'mail', { to: to.mail, ...words[to.language][notice](to) })
}

export async function mailRecoveryUsed(tx: Tx, member: number, left: number): Promise<void> {
  const { account, language, mail } = await holderById(tx, member)
  await addJob(tx, 'mail', { to: mail, ...words[language].recoveryUsed({ account, left }) })
}

/** Tells an account that it was linked with another one. */
export async function mailLinked(tx: Tx, member: number, other: number): Promise<void> {
  const { account, language, mail } = await holderById(tx, member)
  await addJob(tx, 'mail', { to: mail, ...words[language].linked({ account, other }) })
}

const words = { zh, en }
