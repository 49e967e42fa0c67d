import { foldSearched } from '#core/members/names/searched-names.ts'
import type { Finder } from '#core/search/finder.ts'
import { marksIn } from '#core/search/mark-text.ts'
import * as limits from '#rules/search/search-limits.ts'
import type { FoundPerson } from '../contract/found.ts'

/** Finds people by nickname, also by its pinyin or romaji: exact matches first, then beginnings, then inner parts. */
export const searchPeople: Finder<FoundPerson> = async (db, ask) => {
  const { words, filters, club, topic, by, without, offset, limit } = ask
  if (Object.keys(filters).length > 0 || club !== null || topic !== null || by !== null) return null
  const word = foldSearched(words)
  if (word === '') return null
  const found = await db.named<StoredPerson>(statement, [word, `${word}\u{10ffff}`, [...without], mostPeople + 1])
  const total = Math.min(found.length, mostPeople)
  const rows = found.slice(offset, Math.min(offset + limit, total)).map(({ id, nick, head, intro }) => ({
    UID: id,
    NICK: nick,
    HEAD: head,
    BRINT: intro,
    MARKS: marksIn(nick, ask.terms),
  }))
  return { total, more: found.length > total, rows, since: null }
}

/** More people are not looked for. */
const mostPeople = 1_000

interface StoredPerson {
  readonly id: number
  readonly nick: string
  readonly head: string
  readonly intro: string
}

// Each part reads a bounded range of an index, however many members match.
const statement = {
  name: 'social-search-people',
  limitMs: limits.searchStatementMs,
  sql: `with found as (
      select member, max(rank) as rank from (
        (select member, 3 as rank from member_names where word = $1 and whole order by member limit 100)
        union all
        (select member, 2 from member_names where word >= $1 and word < $2 and whole order by word, member limit $4)
        union all
        (select member, 1 from member_names where word >= $1 and word < $2 order by word, member limit $4)
      ) each group by member
    )
    select m.id, m.nick, m.head, m.introduction as intro from found f join members m on m.id = f.member
    where m.closed_at is null and m.id <> all($3::bigint[])
    order by f.rank desc, length(m.nick), m.id limit $4`,
}
