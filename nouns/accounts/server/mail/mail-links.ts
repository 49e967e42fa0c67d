import { createHmac, randomInt } from 'node:crypto'
import { newToken, tokenHash } from '#core/members/tokens.ts'
import type { Tx } from '#kit/db/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { formatDateTime } from '#rules/beijing-time.ts'
import type { Language } from '#rules/language.ts'
import * as limits from '#rules/people/account-limits.ts'
import { mail as en } from '../../words/mail.en.ts'
import { mail as zh } from '../../words/mail.zh.ts'
import type { AccountsServices } from '../services.ts'
import type { LinkKind } from '../tables.ts'
import { insertLink } from './link-store.ts'

interface Addressee {
  readonly id: number
  readonly account: string
  readonly language: Language
}

interface NewLink {
  readonly kind: LinkKind
  readonly to: Addressee
  readonly mail: string
  readonly now: Date
  /** Time at which the account ends unless the link is followed; the link is valid until then. */
  readonly ending?: Date
}

/** Stores a link and queues the mail with it. The token is only in the mail; the database has its hash. */
export async function mailLink(
  tx: Tx,
  services: Pick<AccountsServices, 'secret' | 'origin'>,
  link: NewLink,
): Promise<void> {
  const { kind, to, mail, now, ending } = link
  const token = newToken()
  const code = newCode()
  await insertLink(tx, {
    kind,
    member: to.id,
    mail,
    token_hash: tokenHash(token),
    code_hash: hasCode(kind) ? codeHash(services.secret, to.id, code) : null,
    created_at: now,
    expires_at: ending ?? new Date(now.getTime() + lifetimes[kind] * 1_000),
    used_at: null,
  })
  const parts = {
    account: to.account,
    link: `${services.origin}/link#${kind}.${token}`,
    code: `${code.slice(0, 4)}-${code.slice(4)}`,
  }
  const { [kind === 'undo' ? 'changed' : kind]: write, unverifiedEnds } = words[to.language]
  const letter = ending
    ? unverifiedEnds({ ...parts, until: formatDateTime(ending.toISOString(), 'dateTime', to.language) })
    : write(parts)
  await addJob(tx, 'mail', { to: mail, ...letter })
}

/** Keyed hash of a code, bound to its member: codes are too short for a plain hash. */
export const codeHash = (secret: Buffer, member: number, code: string): Buffer =>
  createHmac('sha256', secret)
    .update(`code\n${member}\n${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)
    .digest()

const words = { zh, en }

const lifetimes: Readonly<Record<LinkKind, number>> = {
  verify: limits.verifyLinkSeconds,
  change: limits.changeLinkSeconds,
  undo: limits.undoMailSeconds,
  reset: limits.resetLinkSeconds,
  unlock: 86_400,
  reopen: limits.reopenSeconds,
}

const hasCode = (kind: LinkKind) => kind === 'verify' || kind === 'change'

/** Without characters that are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const newCode = () => Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
