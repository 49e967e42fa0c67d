import { type Gam, isGam } from '#rules/games/games.ts'

/** Declared search parameters of `/jf`. */
export interface BoardSearch {
  readonly game?: Gam
  readonly p?: number
}

/** The address keeps only what is valid and says something. */
export const boardSearch = (raw: Readonly<Record<string, unknown>>): BoardSearch => {
  const game = Number(raw.game)
  const p = Number(raw.p)
  return {
    ...(isGam(game) ? { game } : {}),
    ...(Number.isInteger(p) && p > 1 && p <= 1_000_000 ? { p } : {}),
  }
}

export const boardPath = ({ game, p }: BoardSearch): string => {
  const query = new URLSearchParams({
    ...(game ? { game: String(game) } : {}),
    ...(p && p > 1 ? { p: String(p) } : {}),
  })
  return query.size === 0 ? '/jf' : `/jf?${query}`
}

export const boardPageSize = 20

export const boardInput = ({ game, p = 1 }: BoardSearch) => ({
  ...(game ? { game } : {}),
  pageSize: boardPageSize,
  pageNum: p,
})
