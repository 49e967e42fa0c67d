import { mail as en } from '@patisserie/words/en/mail'
import { mail as zh } from '@patisserie/words/zh/mail'
import { holderById } from '../../../core/members/reads.ts'
import type { Tx } from '../../../kit/db/database.ts'
import { addJob } from '../../../kit/jobs/jobs.ts'
import type { AccountsServices } from '../services.ts'
import { mayMail } from './mail-limit.ts'

type Notice = 'passwordChanged' | 'factorOn' | 'factorOff' | 'codesRenewed'

/**
 * Tells the owner of an account what was done to it. An address that nobody proved is perhaps a stranger's: it gets so
 * many mails only.
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

const words = { zh, en }
