import { createHmac } from 'node:crypto'
import { Refusal } from '../../kit/http/refusal.ts'
import type { AccountsServices } from './services.ts'

type Counting = Pick<AccountsServices, 'limits' | 'secret'>

/**
 * Counts a question whether an address is known, before anybody looks: for this very address, from wherever it is asked.
 * What others ask about `name+1@…` takes nothing from the owner of `name@…`. Throws `tooOften`.
 */
export const takeAsk = ({ limits, secret }: Counting, mail: string): Promise<void> =>
  limits.take('mailAsk', keyed(secret, mail))

/** Counts a mail that is about to be sent because anybody asked: all kinds of them together, for one mailbox. Throws `tooOften`. */
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
const mailbox = (secret: Buffer, mail: string): string => keyed(secret, mail.replace(/\+[^@]*(?=@)/, ''))

const keyed = (secret: Buffer, mail: string): string =>
  createHmac('sha256', secret).update(`mailbox\n${mail}`).digest('base64url')
