import { createHmac } from 'node:crypto'
import { Refusal } from '../../../kit/http/refusal.ts'
import type { AccountsServices } from '../services.ts'

type Counting = Pick<AccountsServices, 'limits' | 'secret'>

/**
 * Who a mail is counted for. A stranger's mails are counted by kind and by network, so that one network or one kind cannot use
 * up what the owner needs. `proved`: the account has proved the mailbox, and its owner asks in a session or from a network of
 * theirs. `signedIn`: the account has not proved the mailbox yet.
 */
export interface MailAsker {
  readonly lane: 'proved' | 'signedIn' | 'reset' | 'address' | 'notice'
  /** The network of a stranger who asks. */
  readonly network?: string
}

/**
 * Counts a question whether an address is known, before anybody is told: for this very address, by network and from everywhere.
 * What others ask about `name+1@…` takes nothing from the owner of `name@…`. Throws `tooOften`.
 */
export async function takeAsk({ limits, secret }: Counting, mail: string, network: string): Promise<void> {
  const address = keyed(secret, mail)
  await limits.take('mailAsk', `${address} ${network}`)
  await limits.take('mailAskAll', address)
}

/** Counts a mail that is about to be sent because somebody asked. Throws `tooOften` where the asker's lane is used up. */
export async function takeMail({ limits, secret }: Counting, mail: string, asker: MailAsker): Promise<void> {
  for (const [rate, key] of countedAs(mailbox(secret, mail), asker)) await limits.take(rate, key)
}

/** Throws `tooOften` where the asker's lane is used up, and counts nothing. */
export async function checkMail({ limits, secret }: Counting, mail: string, asker: MailAsker): Promise<void> {
  for (const [rate, key] of countedAs(mailbox(secret, mail), asker)) await limits.check(rate, key)
}

/** Counts a mail where nobody is to be told of the limit: false where the lane is used up, and no mail is to be sent now. */
export async function mayMail(services: Counting, mail: string, asker: MailAsker): Promise<boolean> {
  try {
    await takeMail(services, mail, asker)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The rates and keys that a mail counts for, the narrower one first. */
function countedAs(
  box: string,
  { lane: name, network }: MailAsker,
): (readonly ['mailOwn' | 'mailFrom' | 'mailTo', string])[] {
  const lane = `${box} ${name}`
  if (name === 'proved' || name === 'signedIn') return [['mailOwn', lane]]
  const everywhere = ['mailTo', lane] as const
  return network === undefined ? [everywhere] : [['mailFrom', `${lane} ${network}`], everywhere]
}

/** What comes after a plus in front of the @ is the same mailbox. Counted under a key, so that no address is kept. */
const mailbox = (secret: Buffer, mail: string): string => keyed(secret, mail.replace(/\+[^@]*(?=@)/, ''))

const keyed = (secret: Buffer, mail: string): string =>
  createHmac('sha256', secret).update(`mailbox\n${mail}`).digest('base64url')
