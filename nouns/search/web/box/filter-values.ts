import { gameTitle } from '#rules/games/game-names.ts'
import { codeOfGam, difficultyMarks, difficultyWords, gameNumbers } from '#rules/games/games.ts'
import type { Language } from '#rules/language.ts'
import type { suggest } from '../../words/suggest.zh.ts'

/** A filter to put in place of what is being typed. */
export interface FilterValue {
  readonly filter: string
  readonly name: string
}

/** Values of the filter that the last word of a text begins: `rank:` offers all difficulties, `rank:l` one of them. */
export function filterValues(text: string, words: typeof suggest, language: Language): FilterValue[] {
  const [, typedName = '', begun = ''] = /(?:^|\s)([\p{L}]+)[:：]([^\s"“]*)$/u.exec(text) ?? []
  const values = valuesOf(words, language)[names[typedName.toLowerCase()] ?? '']
  const word = begun.toLowerCase()
  return (values ?? []).filter(
    ({ filter, name }) =>
      filter
        .slice(filter.indexOf(':') + 1)
        .toLowerCase()
        .startsWith(word) || name.toLowerCase().startsWith(word),
  )
}

const valuesOf = (words: typeof suggest, language: Language): Readonly<Record<string, readonly FilterValue[]>> => ({
  game: gameNumbers.map((gam) => ({ filter: `game:${codeOfGam(gam)}`, name: gameTitle(gam, language) })),
  rank: difficultyMarks.map((mark) => ({ filter: `rank:${mark}`, name: difficultyWords[mark] })),
  has: Object.entries(words.has).map(([value, name]) => ({ filter: `has:${value}`, name })),
  no: Object.entries(words.no).map(([value, name]) => ({ filter: `no:${value}`, name })),
})

const names: Readonly<Record<string, string>> = {
  game: 'game',
  rank: 'rank',
  has: 'has',
  no: 'no',
  作品: 'game',
  游戏: 'game',
  难度: 'rank',
  含: 'has',
  无: 'no',
}
