import { isCharacter } from '#rules/games/characters.ts'
import { isGam } from '#rules/games/games.ts'
import * as peopleLimits from '#rules/people/people-limits.ts'
import * as pictureLimits from '#rules/picture-limits.ts'
import { isBlank, weightedLength } from '#rules/text.ts'
import * as limits from './painting-limits.ts'
import { isHouseTag, readTag } from './painting-tags.ts'
import type { PaintingRights } from './paintings.ts'

/** What an uploader says about a work, as the form has it and the call sends it. */
export interface WrittenPainting {
  readonly name: string
  readonly comment: string
  readonly characters: readonly string[]
  readonly games: readonly number[]
  readonly tags: readonly string[]
  /** A character, or '' for none. */
  readonly dragon: string
  readonly rights: PaintingRights
  readonly source: string
}

export type WrittenProblem =
  | 'nameEmpty'
  | 'nameLong'
  | 'commentLong'
  | 'tagEmpty'
  | 'tagLong'
  | 'tagUnknown'
  | 'characterUnknown'
  | 'gameUnknown'
  | 'sourceLong'
  | 'sourceMissing'

/** Why what was written about a work is refused, or null. */
export const writtenProblem = (written: WrittenPainting): WrittenProblem | null => {
  const { name, comment, characters, games, tags, dragon, rights, source } = written
  if (isBlank(name)) return 'nameEmpty'
  if (weightedLength(name.trim()) > pictureLimits.paintingName) return 'nameLong'
  if (weightedLength(comment.trim()) > peopleLimits.comment) return 'commentLong'
  const faulty = tags.map(tagProblem).find((problem) => problem !== null)
  if (faulty) return faulty
  if (![...characters, ...(dragon === '' ? [] : [dragon])].every(isCharacter)) return 'characterUnknown'
  if (!games.every(isGam)) return 'gameUnknown'
  if (weightedLength(source.trim()) > limits.paintingSource) return 'sourceLong'
  return rights === 'permission' && isBlank(source) ? 'sourceMissing' : null
}

/** Why a tag is refused, or null. A tag that begins with `#` is one of the house's. */
export const tagProblem = (text: string): 'tagEmpty' | 'tagLong' | 'tagUnknown' | null => {
  const tag = readTag(text)
  if (isBlank(tag)) return 'tagEmpty'
  if (tag.startsWith('#')) return isHouseTag(tag) ? null : 'tagUnknown'
  return weightedLength(tag) > limits.paintingTag ? 'tagLong' : null
}

/** The facets of a work as the database stores them, each once. */
export const facetsOf = ({
  characters,
  games,
  tags,
}: Pick<WrittenPainting, 'characters' | 'games' | 'tags'>): string[] => [
  ...new Set([
    ...characters.map((character) => `c:${character}`),
    ...games.map((game) => `g:${game}`),
    ...tags.map((tag) => `t:${readTag(tag)}`),
  ]),
]

/** Stored facets, apart again. */
export const readFacets = (facets: readonly string[]) => {
  const of = (kind: string) => facets.filter((facet) => facet.startsWith(kind)).map((facet) => facet.slice(kind.length))
  return { CHARACTERS: of('c:'), GAMES: of('g:').map(Number), TAGS: of('t:') }
}
