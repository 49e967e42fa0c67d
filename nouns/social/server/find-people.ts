import { foldSearched, searchedNames } from '#core/members/names/searched-names.ts'
import type { ReadDb } from '#kit/db/database.ts'

interface FoundPerson {
  readonly id: number
  readonly nick: string
  readonly head: string
}

/**
 * Members by nickname: exact matches first, then names that begin with `q`, then names with a word that begins with it;
 * shorter names first within each group.
 */
export async function findPeople(db: ReadDb, q: string) {
  const word = foldSearched(q)
  if (word === '') return []
  const found = await db.named<FoundPerson>(statement, [word, `${word}\u{10ffff}`])
  return found
    .map((person) => ({ ...person, rank: rankOf(person.nick, word) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.nick.length - b.nick.length || a.id - b.id)
    .slice(0, shown)
    .map(({ id, nick, head }) => ({ id, nick, head }))
}

const shown = 20

/**
 * 3: the name matches exactly; 2: it begins with the word; 1: a later part of it does; 0: the nickname does not match.
 */
function rankOf(nick: string, word: string): number {
  const names = searchedNames(nick).filter((name) => name.word.startsWith(word))
  if (names.some((name) => name.whole && name.word === word)) return 3
  if (names.some(({ whole }) => whole)) return 2
  return names.length > 0 ? 1 : 0
}

// Each part reads a bounded range of an index, however many members match.
const statement = {
  name: 'social-find-people',
  sql: `with found as (
      (select member from member_names where word = $1 and whole order by member limit 60)
      union
      (select member from member_names where word >= $1 and word < $2 and whole order by word, member limit 120)
      union
      (select member from member_names where word >= $1 and word < $2 order by word, member limit 120)
    )
    select m.id, m.nick, m.head from found f join members m on m.id = f.member where m.closed_at is null`,
}
