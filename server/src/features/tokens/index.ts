import { type ScriptToken, tokens } from '@patisserie/contract/tokens'
import { limits } from '@patisserie/rules/limits'
import { isBlank, weightedLength } from '@patisserie/rules/text'
import {
  countScriptTokens,
  deleteScriptToken,
  insertScriptToken,
  scriptTokensOf,
} from '../../core/members/script-tokens.ts'
import { type Feature, implement } from '../../kit/http/call.ts'

const dayMs = 86_400_000

/** Tokens for scripts: made, listed and taken back by their owner in a session. */
export const tokensFeature = (): Feature =>
  implement(tokens, {
    list: async ({ db, member, now }) => (await scriptTokensOf(db, member.id, now)).map(row),
    add: async ({ db, member, input, now, refuse }) => {
      if (isBlank(input.name)) refuse('nameEmpty')
      if (weightedLength(input.name) > limits.scriptTokenName) refuse('nameLong')
      if ((await countScriptTokens(db, member.id, now)) >= limits.scriptTokens) refuse('tooMany')
      const until = new Date(now.getTime() + input.days * dayMs)
      const made = await insertScriptToken(db, {
        member: member.id,
        name: input.name.trim(),
        scopes: input.scopes,
        now,
        until,
      })
      return { ...row(made.row), token: made.token }
    },
    remove: async ({ db, member, input, refuse }) => {
      if (!(await deleteScriptToken(db, member.id, input.id))) refuse('gone')
      return 'suc' as const
    },
  })

const row = (stored: Awaited<ReturnType<typeof scriptTokensOf>>[number]): ScriptToken => ({
  id: stored.id,
  name: stored.name,
  scopes: stored.scopes,
  since: stored.created_at.toISOString(),
  until: stored.expires_at.toISOString(),
  seen: stored.seen_at?.toISOString() ?? null,
})
