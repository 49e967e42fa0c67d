import { codeOfGam, type Difficulty, difficultyMarks, difficultyWords, type Gam } from '../games/games.ts'
import { truncateUnits } from '../text.ts'
import { gameNamed, gameNamesKnown } from './game-aliases.ts'
import { nearest } from './nearest.ts'

export const searchSorts = ['match', 'time'] as const
export type SearchSort = (typeof searchSorts)[number]

/** What a floor can be asked to have. */
export const searchHas = ['picture', 'replay'] as const
export type SearchHas = (typeof searchHas)[number]

/** The typed filters of a search. */
export interface SearchFilters {
  readonly game?: Gam
  readonly rank?: Difficulty
  /** Flags of a replay: NM from `no:miss`, NB from `no:bomb`. */
  readonly flags?: readonly ('NM' | 'NB')[]
  /** Name or id of the author. */
  readonly by?: string
  /** Name or id of a club. */
  readonly in?: string
  readonly has?: readonly SearchHas[]
  /** First day of the span, `YYYY-MM-DD`, in Beijing time. */
  readonly after?: string
  /** The day after the last one. */
  readonly before?: string
}

export const filterNames = ['game', 'rank', 'by', 'in', 'has', 'no', 'after', 'before'] as const
export type FilterName = (typeof filterNames)[number]

/** A part of the typed text: words, a filter that was understood, or one that was not. */
export interface SearchPart {
  readonly kind: 'words' | 'filter' | 'unknown'
  /** As it was typed. */
  readonly typed: string
  readonly name?: FilterName
  /** The value in its usual form, such as `th08`. */
  readonly value?: string
  /** What an unknown filter probably means, in its usual form. */
  readonly instead?: string
}

export interface TypedSearch {
  readonly parts: readonly SearchPart[]
  /** The words without the filters. */
  readonly words: string
  readonly filters: SearchFilters
  readonly unknown: readonly SearchPart[]
}

/** Takes apart what somebody typed into the search: `game:th8 no:miss 灵梦`. A later filter of a name replaces an earlier one. */
export function readSearch(typed: string): TypedSearch {
  const parts = Array.from(typed.matchAll(pieces), ([text]) => partOf(text))
  const filters = parts.filter((part) => part.kind === 'filter')
  const one = (name: FilterName) => filters.findLast((part) => part.name === name)?.value
  const all = (name: FilterName) => filters.filter((part) => part.name === name).map((part) => part.value)
  const [game, rank, by, club, after, before] = [
    one('game'),
    one('rank'),
    one('by'),
    one('in'),
    one('after'),
    one('before'),
  ]
  const gam = game === undefined ? null : gameNamed(game)
  const difficulty = difficultyMarks.find((mark) => mark === rank)
  const flags = [
    ...(all('no').includes('miss') ? (['NM'] as const) : []),
    ...(all('no').includes('bomb') ? (['NB'] as const) : []),
  ]
  const has = searchHas.filter((each) => all('has').includes(each))
  return {
    parts,
    words: parts
      .filter((part) => part.kind === 'words')
      .map((part) => part.typed)
      .join(' '),
    filters: {
      ...(gam !== null && { game: gam }),
      ...(difficulty && { rank: difficulty }),
      ...(flags.length > 0 && { flags }),
      ...(by && { by }),
      ...(club && { in: club }),
      ...(has.length > 0 && { has }),
      ...(after && { after }),
      ...(before && { before }),
    },
    unknown: parts.filter((part) => part.kind === 'unknown'),
  }
}

/** The filter as it is typed: `by:"two words"`. */
export const writeFilter = (name: FilterName, value: string): string =>
  `${name}:${/\s/.test(value) ? `"${value}"` : value}`

/** The typed text without one of its parts. */
export const withoutPart = ({ parts }: TypedSearch, part: SearchPart): string =>
  parts
    .filter((each) => each !== part)
    .map(({ typed }) => typed)
    .join(' ')

/** A filter with its value, which may be in quotes, or a run of other characters. */
const pieces = /[\p{L}]+[:：](?:"[^"]*"|“[^”]*”|[^\s"“][^\s]*|)|\S+/gu

const named = /^(\p{L}+)[:：](.*)$/su

function partOf(typed: string): SearchPart {
  const [, key = '', raw = ''] = named.exec(typed) ?? []
  if (key === '') return { kind: 'words', typed }
  const folded = key.normalize('NFKC').toLowerCase()
  const name = aliases.get(folded)
  const value = raw.replace(/^["“]|["”]$/g, '').trim()
  if (!name) {
    // An address or a title with a colon is no filter.
    const meant = /^[\x21-\x7e]+$/.test(folded) && !value.startsWith('//') ? nearest(folded, filterNames, 2) : null
    if (!meant) return { kind: 'words', typed }
    const mended = readers[meant](value)
    return { kind: 'unknown', typed, ...(mended !== null && { instead: writeFilter(meant, mended) }) }
  }
  const read = readers[name](value)
  if (read !== null) return { kind: 'filter', typed, name, value: read }
  const instead = guesses[name]?.(value)
  return { kind: 'unknown', typed, name, ...(instead && { instead: writeFilter(name, instead) }) }
}

const aliases: ReadonlyMap<string, FilterName> = new Map<string, FilterName>([
  ...filterNames.map((name) => [name, name] as const),
  ['游戏', 'game'],
  ['作品', 'game'],
  ['遊戲', 'game'],
  ['难度', 'rank'],
  ['難度', 'rank'],
  ['作者', 'by'],
  ['社团', 'in'],
  ['社團', 'in'],
  ['含', 'has'],
  ['无', 'no'],
  ['無', 'no'],
  ['之后', 'after'],
  ['之後', 'after'],
  ['之前', 'before'],
])

/** Each filter's value in its usual form; null if it has none. */
const readers: Readonly<Record<FilterName, (value: string) => string | null>> = {
  game: (value) => {
    const gam = gameNamed(value)
    return gam === null ? null : codeOfGam(gam)
  },
  rank: (value) => ranks.get(value.toLowerCase()) ?? null,
  by: (value) => truncateUnits(value, 60) || null,
  in: (value) => truncateUnits(value, 60) || null,
  has: (value) => hasWords.get(value.toLowerCase()) ?? null,
  no: (value) => noWords.get(value.toLowerCase()) ?? null,
  after: (value) => dayOf(value),
  before: (value) => dayOf(value),
}

const ranks: ReadonlyMap<string, Difficulty> = new Map<string, Difficulty>([
  ...difficultyMarks.map((mark) => [mark.toLowerCase(), mark] as const),
  ...difficultyMarks.map((mark) => [difficultyWords[mark].toLowerCase(), mark] as const),
  ['简单', 'E'],
  ['普通', 'N'],
  ['困难', 'H'],
  ['疯狂', 'L'],
])

const hasWords: ReadonlyMap<string, SearchHas> = new Map<string, SearchHas>([
  ['picture', 'picture'],
  ['pictures', 'picture'],
  ['image', 'picture'],
  ['图', 'picture'],
  ['图片', 'picture'],
  ['圖片', 'picture'],
  ['replay', 'replay'],
  ['replays', 'replay'],
  ['录像', 'replay'],
  ['錄像', 'replay'],
])

const noWords: ReadonlyMap<string, 'miss' | 'bomb'> = new Map<string, 'miss' | 'bomb'>([
  ['miss', 'miss'],
  ['misses', 'miss'],
  ['bomb', 'bomb'],
  ['bombs', 'bomb'],
])

const guesses: Readonly<Partial<Record<FilterName, (value: string) => string | null>>> = {
  game: (value) => {
    const known = nearest(value.toLowerCase(), gameNamesKnown, 2)
    const gam = known === null ? null : gameNamed(known)
    return gam === null ? null : codeOfGam(gam)
  },
  rank: (value) => ranks.get(nearest(value.toLowerCase(), [...ranks.keys()], 2) ?? '') ?? null,
  has: (value) => nearest(value.toLowerCase(), searchHas, 3),
  no: (value) => nearest(value.toLowerCase(), ['miss', 'bomb'], 2),
}

/** The first day of a year, month or day: `2026`, `2026-1`, `2026/01/05`. Null if there is no such day. */
function dayOf(value: string): string | null {
  const [, year, month = '1', day = '1'] =
    /^(20\d\d)(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?|年)?$/.exec(value) ?? []
  if (!year) return null
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}
