import { createHmac } from 'node:crypto'
import { Refusal } from '#kit/refusal.ts'
import type { AccountsServices } from '../services.ts'

type Counting = Pick<AccountsServices, 'limits' | 'secret'>

/**
 * The lane a mail is counted in. Mails that strangers ask for are counted by lane and by network, so that one network
 * or one lane cannot use up what the owner needs. `proved`: the account has verified the mailbox, and its owner asks in
 * a session or from a known network. `signedIn`: the account has not verified the mailbox yet.
 */
export interface MailAsker {
  readonly lane: 'proved' | 'signedIn' | 'reset' | 'address' | 'notice'
  /** Network of the caller, if the caller is a stranger. */
  readonly network?: string
}

/**
 * Counts a request that reveals whether an address is registered, before it is answered: per exact address, by network
 * and from all networks. Requests about `name+1@…` do not count for `name@…`. Throws `tooOften`.
 */
export async function takeAsk({ limits, secret }: Counting, mail: string, network: string): Promise<void> {
  const address = keyed(secret, mail)
  await limits.take('mailAsk', `${address} ${network}`)
  await limits.take('mailAskAll', address)
}

/** Counts a requested mail before it is sent. Throws `tooOften` if the asker's lane is used up. */
export async function takeMail({ limits, secret }: Counting, mail: string, asker: MailAsker): Promise<void> {
  for (const [rate, key] of countedAs(mailbox(secret, mail), asker)) await limits.take(rate, key)
}

/** Throws `tooOften` if the asker's lane is used up; does not count anything. */
export async function checkMail({ limits, secret }: Counting, mail: string, asker: MailAsker): Promise<void> {
  for (const [rate, key] of countedAs(mailbox(secret, mail), asker)) await limits.check(rate, key)
}

/**
 * Counts a mail where the caller must not learn of the limit: false if the lane is used up, and the mail must not be
 * sent.
 */
export async function mayMail(services: Counting, mail: string, asker: MailAsker): Promise<boolean> {
  try {
    await takeMail(services, mail, asker)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The rates and keys that a mail is counted for, the narrower rate first. */
function countedAs(
  box: string,
  { lane: name, network }: MailAsker,
): (readonly ['mailOwn' | 'mailFrom' | 'mailTo', string])[] {
  const lane = `${box} ${name}`
  if (name === 'proved' || name === 'signedIn') return [['mailOwn', lane]]
  const everywhere = ['mailTo', lane] as const
  return network === undefined ? [everywhere] : [['mailFrom', `${lane} ${network}`], everywhere]
}

/** Key of a mailbox: `name+tag@…` is the mailbox `name@…`. Hashed, so that the counters hold no addresses. */
const mailbox = (secret: Buffer, mail: string): string => keyed(secret, mail.replace(/\+[^@]*(?=@)/, ''))

const keyed = (secret: Buffer, mail: string): string =>
  createHmac('sha256', secret).update(`mailbox\n${mail}`).digest('base64url')
