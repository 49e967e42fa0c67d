import type { writing } from '#contract/writing.ts'
import type { Call } from '#kit/http/call.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import { foldMention, openMentions } from './mention-reads.ts'
import type { WritingSource } from './writing-source.ts'

/** POST /aite: members to mention. A black-flagged caller cannot mention anybody and gets an empty list. */
export function mention(lastAuthors: WritingSource['lastAuthors']) {
  const findMentioned = openMentions(lastAuthors)
  return async ({ db, input, member, refuse }: Call<typeof writing.calls.mention>) => {
    const word = foldMention(input.aite)
    if (Array.from(word).length < limits.mentionSearchMin) refuse('aiteShort')
    if (member.black) return []
    const found = await findMentioned(db, { word, by: member.id, topic: input.t ?? 0 })
    return found.map(({ id, nick, head }) => ({ NICK: nick, ACCOUNT: '' as const, UID: id, HAVEHEAD: head }))
  }
}
