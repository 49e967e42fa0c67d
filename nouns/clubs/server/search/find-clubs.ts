import { foldSearched, searchedNames } from '#core/members/names/searched-names.ts'
import type { Finder } from '#core/search/finder.ts'
import { foldText } from '#core/search/fold-text.ts'
import { marksIn } from '#core/search/mark-text.ts'
import type { SharedRead } from '#kit/db/share-read.ts'
import type { ClubRow } from '../../contract/clubs.ts'
import type { FoundClub } from '../../contract/found.ts'

/** Finds clubs by both names, also by pinyin, and by both introductions. There are few: all are compared. */
export const findClubs =
  (list: SharedRead<readonly ClubRow[]>): Finder<FoundClub> =>
  async (db, { words, terms, filters, by, club, topic, offset, limit }) => {
    const typed = words.trim()
    if (typed === '' || Object.keys(filters).length > 0 || by !== null || club !== null || topic !== null) return null
    const name = foldSearched(typed)
    const parts = typed.split(/\s+/).map(foldText).filter(Boolean)
    const found = (await list(db))
      .map((row) => ({ row, rank: rankOf(row, name, parts) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank || a.row.KeyID - b.row.KeyID)
    const rows = found
      .slice(offset, offset + limit)
      .map(({ row: { KeyID, NAME, NAMEEN, INTRO, INTROEN, PIC, TOPICS, FLOORS } }) => ({
        ...{ KeyID, NAME, NAMEEN, INTRO, INTROEN, PIC, TOPICS, FLOORS },
        MARKS: marksIn(NAME, terms),
      }))
    return { total: found.length, more: false, rows, since: null }
  }

/** 3: the name begins so; 2: its words or its reading have it; 1: an introduction has it; 0: nothing has. */
function rankOf({ NAME, NAMEEN, INTRO, INTROEN }: Named, name: string, parts: readonly string[]): number {
  const club = foldedClub(NAME, NAMEEN, `${INTRO}\n${INTROEN}`)
  if (name !== '' && (club.name.startsWith(name) || club.nameEn.startsWith(name))) return 3
  if (parts.every((part) => club.words.includes(part))) return 2
  if (name.length >= 2 && club.readings.some((word) => word.startsWith(name))) return 2
  return parts.every((part) => club.words.includes(part) || club.intro.includes(part)) ? 1 : 0
}

type Named = Pick<ClubRow, 'NAME' | 'NAMEEN' | 'INTRO' | 'INTROEN'>

interface FoldedClub {
  readonly name: string
  readonly nameEn: string
  readonly words: string
  readonly intro: string
  readonly readings: readonly string[]
}

const folded = new Map<string, FoldedClub>()

/** The folded texts of a club. Kept by the texts themselves: readings take a tenth of a millisecond. */
function foldedClub(name: string, nameEn: string, intro: string): FoldedClub {
  const key = `${name}\n${nameEn}\n${intro}`
  const before = folded.get(key)
  if (before) return before
  if (folded.size >= mostKept) folded.clear()
  const readings = searchedNames(name).map(({ word }) => word)
  const club = {
    name: foldSearched(name),
    nameEn: foldSearched(nameEn),
    words: foldText(`${name} ${nameEn}`),
    intro: foldText(intro),
    readings,
  }
  folded.set(key, club)
  return club
}

const mostKept = 500
