import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'
import { instant, linkToken, nothing, passwordHash, success, typedCode, yesNo } from './fields.ts'
import { profile } from './profile.ts'

/** Shown once: only their hashes are kept. */
const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** Log-in in two steps: one-time codes by time (TOTP), and recovery codes in their place. */
export const secondFactor = group('', {
  state: endpoint({
    method: 'GET',
    path: '/getTotp',
    who: 'member',
    kind: 'read',
    shows: ['me'],
    input: nothing,
    /** `codes`: recovery codes left. */
    output: z.object({ on: yesNo, since: z.nullable(instant), codes: z.int() }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/startTotp',
    // An address that nobody has proved must not be held by a second factor.
    who: 'verified',
    kind: 'write',
    secret: true,
    rate: 'password',
    input: z.object({ password: passwordHash }),
    /** For an authenticator: in base 32, and as an address that QR codes carry. It counts once a code of it came. */
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
  /** Ends a log-in that was answered with the gate `totp`: `ticket` is what came in its data. */
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
