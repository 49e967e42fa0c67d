import { mail as en } from '@patisserie/words/en/mail'
import { mail as zh } from '@patisserie/words/zh/mail'
import { holderById } from '../../core/members/reads.ts'
import type { Tx } from '../../kit/db/database.ts'
import { addJob } from '../../kit/jobs/jobs.ts'

type Notice = 'passwordChanged' | 'factorOn' | 'factorOff' | 'codesRenewed'

/** Tells the owner of an account what was done to it. */
export async function mailNotice(tx: Tx, member: number, notice: Notice): Promise<void> {
  const to = await holderById(tx, member)
  await addJob(tx, 'mail', { to: to.mail, ...words[to.language][notice](to) })
}

export async function mailRecoveryUsed(tx: Tx, member: number, left: number): Promise<void> {
  const { account, language, mail } = await holderById(tx, member)
  await addJob(tx, 'mail', { to: mail, ...words[language].recoveryUsed({ account, left }) })
}

const words = { zh, en }
