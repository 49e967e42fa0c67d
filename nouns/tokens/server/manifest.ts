import type { Manifest } from '#core/manifest.ts'
import { holdSession } from '#core/members/end-sessions.ts'
import {
  countScriptTokens,
  deleteScriptToken,
  dropOldScriptTokens,
  insertScriptToken,
  scriptTokensOf,
} from '#core/members/script-tokens.ts'
import type { OwnerProof } from '#core/members/second-factor/owner-proof.ts'
import { type Before, type Call, type Feature, type Handler, implement, prepared } from '#kit/http/call.ts'
import * as limits from '#rules/people/account-limits.ts'
import { isBlank, weightedLength } from '#rules/text.ts'
import { type ScriptToken, tokens } from '../contract/tokens.ts'

const dayMs = 86_400_000

type Add = typeof tokens.calls.add

/** API tokens for scripts: their owner makes, lists and deletes them in a session. */
const tokensFeature = (proof: OwnerProof): Feature =>
  implement(tokens, {
    /** GET /getTokens */
    list: async ({ db, member, now }) => (await scriptTokensOf(db, member.id, now)).map(row),
    /** POST /addToken */
    add: add(proof),
    /** POST /delToken */
    remove: async ({ db, member, input, refuse }) => {
      if (!(await deleteScriptToken(db, member.id, input.id))) refuse('gone')
      return 'suc' as const
    },
  })

/**
 * Creates a token. A token outlives the session that made it, so the owner must prove the password and, if it is on,
 * the second factor. Refuses if the password changed or the session ended meanwhile: that change has deleted all
 * tokens, and a new one must not survive it.
 */
const add = (proof: OwnerProof): Handler<Add> =>
  prepared(
    async ({ input, member, refuse }: Before<Add>): Promise<string> => {
      if (isBlank(input.name)) refuse('nameEmpty')
      if (weightedLength(input.name) > limits.scriptTokenName) refuse('nameLong')
      return (await proof.checkPassword(member.id, input.password)) ?? refuse('pwWrong')
    },
    async ({ db, member, input, now, refuse }: Call<Add>, checked: string) => {
      await holdSession(db, member)
      if (!(await proof.isStill(db, member.id, checked))) refuse('pwWrong')
      if ((await countScriptTokens(db, member.id, now)) >= limits.scriptTokens) refuse('tooMany')
      if (!(await proof.passesFactor(db, { member: member.id, code: input.code, now }))) refuse('codeWrong')
      const until = new Date(now.getTime() + input.days * dayMs)
      const { name, scopes } = input
      const made = await insertScriptToken(db, { member: member.id, name: name.trim(), scopes, now, until })
      return { ...row(made.row), token: made.token }
    },
  )

const row = (stored: Awaited<ReturnType<typeof scriptTokensOf>>[number]): ScriptToken => ({
  id: stored.id,
  name: stored.name,
  scopes: stored.scopes,
  since: stored.created_at.toISOString(),
  until: stored.expires_at.toISOString(),
  seen: stored.seen_at?.toISOString() ?? null,
})

const tokensManifest: Manifest = {
  name: 'tokens',
  publicPages: ['/docs/api'],
  open: ({ db, proof, now }) => ({
    calls: [tokensFeature(proof)],
    daily: [() => dropOldScriptTokens(db.own, now())],
  }),
}

export const manifests: readonly Manifest[] = [tokensManifest]
