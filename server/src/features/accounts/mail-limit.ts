import { createHmac } from 'node:crypto'
import { Refusal } from '../../kit/http/refusal.ts'
import type { AccountsServices } from './services.ts'

type Counting = Pick<AccountsServices, 'limits' | 'secret'>

/**
 * Counts a mail that anybody may ask for, before anybody looks whether the address is known: all kinds of them together,
 * for one mailbox, from wherever they are asked. Throws `tooOften`.
 */
export const takeMail = ({ limits, secret }: Counting, mail: string): Promise<void> =>
  limits.take('mailTo', mailbox(secret, mail))

/** Throws `tooOften` where the mailbox has had its share, and counts nothing. */
export const checkMail = ({ limits, secret }: Counting, mail: string): Promise<void> =>
  limits.check('mailTo', mailbox(secret, mail))

/** Counts a mail where nobody is to be told of the limit: false where the mailbox has had its share, and gets no mail now. */
export async function mayMail(services: Counting, mail: string): Promise<boolean> {
  try {
    await takeMail(services, mail)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** What comes after a plus in front of the @ is the same mailbox. Counted under a key, so that no address is kept. */
const mailbox = (secret: Buffer, mail: string): string =>
  createHmac('sha256', secret)
    .update(`mailbox\n${mail.replace(/\+[^@]*(?=@)/, '')}`)
    .digest('base64url')
