import type { ReadDb } from '#kit/db/database.ts'
import { foldSearched } from '../members/names/searched-names.ts'
import { noBlockBetween } from '../reach/reads.ts'
import type { WritingSource } from './writing-source.ts'

interface MentionAsked {
  /** The searched word, folded. */
  readonly word: string
  readonly by: number
  /** Id of the topic the caller writes in: members who wrote there come first. 0 if there is none. */
  readonly topic: number
}

interface MentionedMember {
  readonly id: number
  readonly nick: string
  readonly head: string
  readonly exact: boolean
  readonly whole: boolean
  readonly here: boolean
  readonly followed: boolean
}

const shown = 10

/**
 * Members the caller may mention, by name: exact matches, then names that begin with the word, then names with a part
 * that begins with it. Within each group, members who wrote in the topic come before followed ones.
 */
export function openMentions(lastAuthors: WritingSource['lastAuthors'] = nobody) {
  const statement = statementWith(lastAuthors)
  return async (db: ReadDb, { word, by, topic }: MentionAsked): Promise<MentionedMember[]> => {
    const found = await db.named<MentionedMember>(statement, [word, `${word}\u{10ffff}`, by, topic])
    return found.sort((a, b) => rank(b) - rank(a) || a.nick.length - b.nick.length || a.id - b.id).slice(0, shown)
  }
}

const nobody = (topic: string): string => `select ${topic}::bigint as author where false`

const rank = ({ exact, whole, here, followed }: MentionedMember): number =>
  (exact ? 8 : 0) + (whole ? 4 : 0) + (here ? 2 : 0) + (followed ? 1 : 0)

/** Folds the typed word in the same way as the stored names. */
export const foldMention = foldSearched

/**
 * Each part reads a bounded range of an index, however many members match: exact names, names that begin with the word,
 * names with a part that does. Followed members and recent authors of the topic are searched completely.
 */
const statementWith = (lastAuthors: NonNullable<WritingSource['lastAuthors']>) => ({
  name: 'writing-mention',
  sql: `with here as (
      select author from (${lastAuthors('$4')}) f group by author
    ), found as (
      (select member, true as exact, true as whole from member_names where word = $1 and whole order by member limit 20)
      union all
      (select member, false, true from member_names where word >= $1 and word < $2 and whole order by word, member limit 60)
      union all
      (select member, false, whole from member_names where word >= $1 and word < $2 order by word, member limit 120)
      union all
      (select f.followed, bool_or(n.word = $1 and n.whole), bool_or(n.whole) from follows f
        join member_names n on n.member = f.followed and n.word >= $1 and n.word < $2
        where f.follower = $3 group by f.followed)
      union all
      (select h.author, bool_or(n.word = $1 and n.whole), bool_or(n.whole) from here h
        join member_names n on n.member = h.author and n.word >= $1 and n.word < $2 group by h.author)
    ), people as (
      select member, bool_or(exact) as exact, bool_or(whole) as whole from found group by member
    )
    select m.id, m.nick, m.head, p.exact, p.whole,
      exists (select from follows f where f.follower = $3 and f.followed = m.id) as followed,
      exists (select from here h where h.author = m.id) as here
    from people p join members m on m.id = p.member
    where m.closed_at is null and m.id <> $3
      and ${noBlockBetween('$3', 'm.id')}`,
})
