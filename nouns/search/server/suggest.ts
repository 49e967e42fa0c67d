import { foldSearched, searchedNames } from '#core/members/names/searched-names.ts'
import type { Finders, SearchAsk } from '#core/search/finder.ts'
import { termsOf } from '#core/search/terms.ts'
import type { Handler } from '#kit/http/call.ts'
import { characterGroups } from '#rules/games/game-catalogue.ts'
import { codeOfGam, gameLabel, gameNumbers } from '#rules/games/games.ts'
import { namesOfGame } from '#rules/search/game-aliases.ts'
import { readSearch } from '#rules/search/typed-search.ts'
import type { search } from '../contract/search.ts'
import { blockedBothWays } from './named-in-search.ts'

/** POST /schs: what the typed text may mean. */
export const suggest =
  (finders: () => Partial<Finders>): Handler<typeof search.calls.suggest> =>
  async ({ db, input, member, now }) => {
    const { words } = readSearch(input.value)
    const { terms } = termsOf(words)
    const without = member ? await blockedBothWays(db, member.id) : new Set<number>()
    const nowhere = { by: null, club: null, topic: null, filters: {} }
    const ask: SearchAsk = {
      ...nowhere,
      terms,
      words,
      reader: member?.id ?? null,
      without,
      sort: 'match',
      now,
      offset: 0,
      limit: 4,
    }
    const { topic, user, club } = finders()
    const [topics, people, clubs] = await Promise.all([
      terms.length > 0 ? topic?.(db, ask) : null,
      user?.(db, ask),
      club?.(db, { ...ask, limit: 3 }),
    ])
    return {
      topics: (topics?.rows ?? []).map(({ KeyID, TITLE, MSNAME, MSNAMEEN, MARKS }) => ({
        T: KeyID,
        TITLE,
        MSNAME,
        MSNAMEEN,
        MARKS,
      })),
      people: (people?.rows ?? []).map(({ UID, NICK, HEAD, MARKS }) => ({ UID, NICK, HEAD, MARKS })),
      clubs: (clubs?.rows ?? []).map(({ KeyID, NAME, NAMEEN, PIC, MARKS }) => ({ KeyID, NAME, NAMEEN, PIC, MARKS })),
      filters: filtersFor(words),
    }
  }

interface Suggested {
  readonly filter: string
  readonly zh: string
  readonly en: string
}

/** Games and characters whose name, or its reading, begins with the last word typed. */
function filtersFor(words: string): Suggested[] {
  const word = foldSearched(words.trim().split(/\s+/).at(-1) ?? '')
  if (word.length < 2) return []
  return catalogue()
    .filter(({ names }) => names.some((name) => name.startsWith(word)))
    .slice(0, 3)
    .map(({ suggested }) => suggested)
}

interface Entry {
  readonly suggested: Suggested
  /** Folded, with their readings. */
  readonly names: readonly string[]
}

let made: readonly Entry[] | null = null

/** All games and characters. Made at the first use: the readings take some milliseconds. */
const catalogue = (): readonly Entry[] => {
  made ??= [
    ...gameNumbers.map((gam) => ({
      suggested: { filter: `game:${codeOfGam(gam)}`, zh: gameLabel(gam, 'zh'), en: gameLabel(gam, 'en') },
      names: namesOfGame(gam).flatMap(readingsOf),
    })),
    ...characters().map(({ zh, en }) => ({
      suggested: { filter: zh, zh, en },
      names: [...readingsOf(zh), foldSearched(en)],
    })),
  ]
  return made
}

function characters() {
  const named = gameNumbers.flatMap((gam) => characterGroups(gam)).map(({ zh, en }) => ({ zh, en }))
  return [...new Map(named.map((each) => [each.zh, each])).values()]
}

const readingsOf = (name: string): string[] =>
  searchedNames(name)
    .filter(({ whole }) => whole)
    .map(({ word }) => word)
