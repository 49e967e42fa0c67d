import type { LoaderContext, PageHead } from '#api/loader.ts'
import { characterGroups } from '#rules/games/game-catalogue.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { type Difficulty, difficultyMarks, type Gam, isGam } from '#rules/games/games.ts'
import { truncateUnits } from '#rules/text.ts'
import { archive as archiveContract } from '../contract/archive.ts'
import { archivePack } from '../words/archive.pack.ts'
import type { ArchiveAsked } from './archive-asked.ts'

/** What `/rpy/archive` is asked for. */
export interface ArchiveSearch {
  readonly game?: Gam
  readonly rank?: Difficulty
  readonly chara?: string
  readonly pilot?: string
  readonly from?: number
  readonly to?: number
  readonly sort?: 'played'
  /** One's own claims instead of the list. */
  readonly mine?: 'Y'
  readonly p?: number
}

/** What is valid of an address and says something. */
export const archiveSearch = (raw: Readonly<Record<string, unknown>>): ArchiveSearch => {
  const p = whole(raw.p)
  const page = p !== undefined && p > 1 && p <= 1_000_000 ? { p } : {}
  if (raw.mine === 'Y') return { mine: 'Y', ...page }
  const game = Number(raw.game)
  const rank = difficultyMarks.find((mark) => mark === raw.rank)
  const pilot = typeof raw.pilot === 'string' ? truncateUnits(raw.pilot.trim(), 40) : ''
  const [from, to] = [whole(raw.from), whole(raw.to)]
  return {
    ...(isGam(game) ? { game, ...charaOf(game, raw.chara) } : {}),
    ...(rank ? { rank } : {}),
    ...(pilot === '' ? {} : { pilot }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(raw.sort === 'played' ? { sort: 'played' as const } : {}),
    ...page,
  }
}

const whole = (raw: unknown): number | undefined => {
  const number = typeof raw === 'string' && raw !== '' ? Number(raw) : raw
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 && number <= 99_999_999_990
    ? number
    : undefined
}

const charaOf = (game: Gam, raw: unknown): { chara?: string } => {
  const shot = characterGroups(game)
    .flatMap(({ shots }) => shots)
    .find(({ id }) => id === raw)
  return shot ? { chara: shot.id } : {}
}

/** The address of a view, its parameters in the order of their names, as the router writes them. */
export const archivePath = (search: ArchiveSearch): string => {
  const valid = archiveSearch({ ...search })
  const entries = Object.entries(valid).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(entries.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
  return query.size === 0 ? '/rpy/archive' : `/rpy/archive?${query}`
}

export const archivePageSize = 20

export const archiveInput = ({ p = 1, mine: _, sort, ...filters }: ArchiveSearch) => ({
  ...filters,
  sort: sort ?? ('score' as const),
  pageSize: archivePageSize,
  pageNum: p,
})

/** In the browser the page comes at once and shows by itself what it waits for. Answers the page's head. */
export const archiveLoader = async ({
  context,
  deps,
}: {
  readonly context: LoaderContext
  readonly deps: ArchiveAsked
}): Promise<PageHead> => {
  const search = archiveSearch(deps)
  if (!search.mine) {
    const rows = context.load(archiveContract.calls.list, archiveInput(search))
    if (import.meta.env.SSR) await rows
    else rows.catch(() => undefined)
  }
  return headOf(context, search)
}

const headOf = ({ words }: LoaderContext, { game, rank, p, mine }: ArchiveSearch): PageHead => {
  const { sections, list } = words.replays
  const parts = [
    sections.archive,
    ...(game ? [gameTitle(game, words.language)] : []),
    ...(rank ? [rank] : []),
    ...(p ? [list.page(p)] : []),
  ]
  return {
    title: parts.join(' · '),
    description: archivePack(words.language).about,
    noindex: mine === 'Y',
    trail: [{ name: words.replays.title, path: '/rpy' }],
  }
}
