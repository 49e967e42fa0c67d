import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'
import { instant, linkToken, nothing, passwordHash, success, typedCode, yesNo } from './fields.ts'
import { profile } from './profile.ts'

/** Recovery codes in plain text; shown once, because only their hashes are stored. */
const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** Two-factor log-in: time-based one-time codes (TOTP), and recovery codes as a substitute. */
export const secondFactor = group('', {
  state: endpoint({
    method: 'GET',
    path: '/getTotp',
    who: 'member',
    kind: 'read',
    shows: ['me'],
    input: nothing,
    /** `codes`: number of recovery codes left. */
    output: z.object({ on: yesNo, since: z.nullable(instant), codes: z.int() }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/startTotp',
    // Verified members only: somebody else's unverified address must not be locked by a second factor.
    who: 'verified',
    kind: 'write',
    secret: true,
    rate: 'password',
    input: z.object({ password: passwordHash }),
    /**
     * The secret for an authenticator: in base 32, and as a URI for a QR code. Two-factor is on only after `confirm`.
     */
    output: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['pwWrong', 'totpOn'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/confirmTotp',
    who: 'verified',
    kind: 'write',
    secret: true,
    touches: ['me'],
    input: z.object({ code: typedCode }),
    output: recoveryCodes,
    refusals: ['codeWrong', 'totpOn', 'totpLate'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/endTotp',
    who: 'member',
    kind: 'write',
    secret: true,
    rate: 'password',
    touches: ['me'],
    input: z.object({ password: passwordHash, code: typedCode }),
    output: success,
    refusals: ['pwWrong', 'codeWrong', 'totpOff'],
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/renewCodes',
    who: 'member',
    kind: 'write',
    secret: true,
    rate: 'password',
    touches: ['me'],
    input: z.object({ password: passwordHash, code: typedCode }),
    output: recoveryCodes,
    refusals: ['pwWrong', 'codeWrong', 'totpOff'],
  }),
  /** Finishes a log-in that was answered with the gate `totp`; `ticket` comes from its data. */
  logIn: endpoint({
    method: 'POST',
    path: '/loginCode',
    who: 'anyone',
    kind: 'write',
    secret: true,
    rate: 'loginCode',
    touches: ['me'],
    input: z.object({ ticket: linkToken, code: typedCode }),
    output: profile,
    refusals: ['codeWrong', 'loginAgain'],
  }),
})
