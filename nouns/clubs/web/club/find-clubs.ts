import type { ClubRow } from '../../contract/clubs.ts'

type Named = Pick<ClubRow, 'NAME' | 'NAMEEN' | 'INTRO' | 'INTROEN'>

/** Clubs whose names or introductions have all the words, those with the first word in their name before the others. */
export function findClubs<C extends Named>(clubs: readonly C[], typed: string): readonly C[] {
  const parts = folded(typed).split(/\s+/).filter(Boolean)
  const [first] = parts
  if (first === undefined) return clubs
  const found = clubs.filter(({ NAME, NAMEEN, INTRO, INTROEN }) => {
    const text = folded(`${NAME}\n${NAMEEN}\n${INTRO}\n${INTROEN}`)
    return parts.every((part) => text.includes(part))
  })
  const named = (club: C) => folded(`${club.NAME}\n${club.NAMEEN}`).includes(first)
  return [...found.filter(named), ...found.filter((club) => !named(club))]
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()
