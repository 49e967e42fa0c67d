import * as z from 'zod/mini'
import { endpoint, group, scopes } from '#contract/endpoint.ts'
import { instant, nothing, passwordHash, success, text, typedCode } from '#contract/fields.ts'
import * as limits from '#rules/people/account-limits.ts'

const tokenId = z.int().check(z.gte(1))

/** A script token as its owner sees it. The secret is shown only once, in the answer that creates it. */
export const scriptToken = z.object({
  id: tokenId,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  since: instant,
  until: instant,
  /** Time of its last use; null if never used. */
  seen: z.nullable(instant),
})
export type ScriptToken = z.output<typeof scriptToken>

export const tokens = group('tk.', {
  list: endpoint({
    method: 'GET',
    path: '/getTokens',
    who: 'member',
    kind: 'read',
    shows: ['me'],
    input: nothing,
    output: z.array(scriptToken),
  }),
  add: endpoint({
    method: 'POST',
    path: '/addToken',
    who: 'verified',
    kind: 'write',
    rate: 'password',
    touches: ['me'],
    /** The answer has the token, so it is not stored and repeated for the same idempotency key. */
    secret: true,
    input: z.object({
      name: text(limits.scriptTokenName),
      scopes: z.array(z.enum(scopes)).check(z.minLength(1), z.maxLength(scopes.length)),
      days: z.int().check(z.gte(1), z.lte(limits.scriptTokenDays)),
      password: passwordHash,
      /** Needed if two-factor is on. */
      code: z.optional(typedCode),
    }),
    output: z.object({ ...scriptToken.shape, token: z.string() }),
    refusals: ['nameEmpty', 'nameLong', 'tooMany', 'pwWrong', 'codeWrong'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/delToken',
    who: 'member',
    kind: 'write',
    touches: ['me'],
    input: z.object({ id: tokenId }),
    output: success,
    refusals: ['gone'],
  }),
})
