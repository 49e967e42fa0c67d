import { isBlank, weightedLength } from '../text.ts'
import * as limits from './account-limits.ts'
import { hasUnseen } from './unseen.ts'

export { firstUserId, isUserId, parseUserId } from './user-id.ts'

/** An account name must have 3 to 10 letters, digits or underscores. */
export const accountProblem = (s: string): 'accountInvalid' | null =>
  /^[A-Za-z0-9_]{3,10}$/.test(s) ? null : 'accountInvalid'

/**
 * The stored form of a nickname: composed, without control and direction characters, white space single and trimmed.
 */
export const normalNickname = (s: string): string =>
  s
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')

export const nicknameProblem = (s: string): 'nickEmpty' | 'nickLong' | 'nickUnseen' | null => {
  const nickname = normalNickname(s)
  if (isBlank(nickname)) return 'nickEmpty'
  if (hasUnseen(nickname)) return 'nickUnseen'
  return weightedLength(nickname) > limits.nickname ? 'nickLong' : null
}

export const introductionProblem = (s: string): 'introLong' | null =>
  weightedLength(s) > limits.introduction ? 'introLong' : null

/**
 * Length is counted in characters of the NFKC form, which is what gets hashed. Full-width digits count as digits too.
 */
export const passwordProblem = (s: string): 'pwShort' | 'pwDigits' | null => {
  const password = s.normalize('NFKC')
  if ([...password].length < limits.passwordMin) return 'pwShort'
  return /^\p{Nd}+$/u.test(password) ? 'pwDigits' : null
}

export const repeatProblem = (password: string, repeat: string): 'pwMismatch' | null =>
  password.normalize('NFKC') === repeat.normalize('NFKC') ? null : 'pwMismatch'

/** An ASCII address with a dotted domain; international domains in their `xn--` form. */
export const mailProblem = (s: string): 'mailInvalid' | null => {
  const mail = normalMail(s)
  const [local = '', domain = '', ...more] = mail.split('@')
  const valid =
    more.length === 0 &&
    mail.length <= limits.mailMax &&
    local.length <= 64 &&
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local) &&
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/.test(domain)
  return valid ? null : 'mailInvalid'
}

/** Refuses new addresses below `.invalid`, which exist nowhere (RFC 2606). Only demo accounts have such addresses. */
export const newMailProblem = (s: string): 'mailInvalid' | null =>
  normalMail(s).endsWith('.invalid') ? 'mailInvalid' : mailProblem(s)

/** The form in which addresses are stored and compared: trimmed, full-width characters narrowed, lower case. */
export const normalMail = (s: string): string => s.normalize('NFKC').trim().toLowerCase()

/** Prefix of every password before hashing, so that a hash from another site is useless here. Must never change. */
export const passwordPrefix = 'danmaku-patisserie:password:1:'

/** The text that the client hashes with SHA-256. The server only knows that hash and treats it as the password. */
export const passwordMaterial = (password: string): string => passwordPrefix + password.normalize('NFKC')
