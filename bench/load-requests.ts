import {
  readReplayFilter,
  replayFilterFields,
  replayPeriods,
  replaySorts,
  replayTypes,
} from '#nouns/replays/rules/replay-filters.ts'
import { replayCategories, replayFlags } from '#nouns/replays/rules/replays.ts'
import { replayCode } from '#rules/base62.ts'
import { characterGroups } from '#rules/games/game-catalogue.ts'
import { difficultiesOf, gameNumbers, isSceneGame } from '#rules/games/games.ts'
import { phrases } from './fill-samples.ts'

/** One request of a load. */
export interface Wish {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
}

/** Draws the next request. The sequence is the same in every run, because the chance is seeded. */
export type Draw = (chance: Chance) => Wish

export interface Chance {
  /** Place of the member whose session is used, among those with one; 0 for guests. */
  readonly who: number
  /** A whole number from 0 to n - 1. */
  readonly below: (n: number) => number
  readonly one: <T>(of: readonly T[]) => T
}

export function chanceFrom(seed: number): Chance {
  let state = seed
  const below = (n: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n)
  }
  return { who: 0, below, one: (of) => of[below(of.length)] as never } // lists drawn from are not empty
}

export const call = (name: string, input: object): Wish => ({
  method: 'POST',
  path: `/api/${name}`,
  body: JSON.stringify(input),
})

export const list = (input: object): Wish => call('getReplay', input)

export const anyOrder: Draw = ({ one, below }) => list({ sort: one(replaySorts), pageNum: 1 + below(200) })

/** The filters that readers use first: a game, mostly a difficulty, often a character. */
export const byGame: Draw = ({ one, below }) => {
  const game = one(gameNumbers)
  const ranks = difficultiesOf(game)
  const shots = characterGroups(game).flatMap((group) => group.shots)
  return list({
    ...{ game, sort: one(['time', 'score']), pageNum: 1 + below(3) },
    ...(below(4) > 0 && ranks.length > 0 && { rank: one(ranks) }),
    ...(below(2) > 0 && shots.length > 0 && { chara: one(shots).id }),
  })
}

/** Two to four filter conditions out of all. */
export const anyFilter: Draw = (chance) => {
  const { one, below } = chance
  const wanted = new Set(Array.from({ length: 2 + below(3) }, () => one(replayFilterFields)))
  const raw = Object.fromEntries([...wanted].map((field) => [field, anyValue(field, chance)]))
  if (wanted.has('chara')) {
    const game = one(gameNumbers.filter((each) => !isSceneGame(each) && each !== 2003))
    Object.assign(raw, { game, chara: one(characterGroups(game).flatMap((group) => group.shots)).id })
  }
  if (wanted.has('searchType') || wanted.has('value')) Object.assign(raw, search(chance))
  const { flags, ...filter } = readReplayFilter({ ...raw, sort: one(replaySorts) })
  return list({ ...filter, ...(flags && { flags: [...flags] }), pageNum: 1 + below(2) })
}

export const farPage: Draw = ({ one, below }) => list({ sort: one(replaySorts), pageNum: 4_000 + below(1_000) })

export const onePage =
  (replays: number): Draw =>
  ({ below }) =>
    call('getReplayById', { code: replayCode(1 + below(replays)) })

export const comments =
  (replays: number): Draw =>
  ({ below }) =>
    call('getReplayComments', { rid: 1 + below(replays), pageNum: 1 + below(2) })

export const renderedPage =
  (replays: number): Draw =>
  ({ below }) => ({ method: 'GET', path: `/r/${replayCode(1 + below(replays))}` })

export const renderedList: Draw = ({ one, below }) => {
  const sort = one(replaySorts)
  return { method: 'GET', path: `/rpy?p=${2 + below(5_000)}${sort === 'time' ? '' : `&sort=${sort}`}` }
}

const search = ({ one, below }: Chance) =>
  one([
    () => ({ searchType: 'pilot', value: `PLAYER${below(50)}` }),
    () => ({ searchType: 'uploader', value: `试车员 ${below(1_000)}` }),
    () => ({ searchType: 'comment', value: one(phrases).slice(0, 2 + below(4)) }),
    () => ({ searchType: 'code', value: replayCode(1 + below(10_000)) }),
  ])()

function anyValue(field: (typeof replayFilterFields)[number], { one, below }: Chance): unknown {
  switch (field) {
    case 'game':
      return one(gameNumbers)
    case 'rank':
      return one(['E', 'N', 'H', 'L', 'EX'])
    case 'category':
      return one(replayCategories)
    case 'type':
      return one(replayTypes)
    case 'flags':
      return [one(replayFlags), one(replayFlags)]
    case 'proved':
      return 'Y'
    case 'upid':
      return 1_000_001 + below(500)
    case 'pilot':
      return `PLAYER${below(50)}`
    case 'period':
      return one(replayPeriods)
    case 'from':
      return `20${21 + below(5)}-0${1 + below(9)}-01`
    case 'to':
      return `20${22 + below(5)}-0${1 + below(9)}-28`
    case 'scoreMin':
      return below(200) * 1e7
    case 'scoreMax':
      return 5e8 + below(300) * 1e7
    default:
      return undefined
  }
}
