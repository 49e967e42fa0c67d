import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameCode } from '@patisserie/replay/facts'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { type Difficulty, difficultyMark, type Gam, gamOfCode } from '#rules/games/games.ts'

/** A replay file, and the facts that the parser must read from it. */
export interface ReplayFile {
  readonly name: string
  readonly bytes: Buffer
  readonly gam: Gam
  readonly rank: Difficulty | ''
  readonly score: number
  readonly pilot: string
}

/**
 * Four runs of four games: real files if the collection is beside the repository, else files of the encoder, with a
 * warning.
 */
export function fourReplayFiles(): readonly ReplayFile[] {
  if (existsSync(`${collection}expected.json`)) return realNames.map(realFile)
  console.warn(`Made replays instead of real ones: there is no ${collection}`)
  return (['th07', 'th10', 'th13', 'th17'] as const).map((game, i) => madeFile({ game, seed: 40 + i }))
}

/** A replay file with a realistic run. The same game and seed always make the same file. */
export function madeFile({ game, seed }: { readonly game: GameCode; readonly seed: number }): ReplayFile {
  const gam = gamOfCode(game)
  if (gam === null) throw new Error(`${game} has no number`)
  const run = { difficulty: 1, score: 123_456_780, name: 'Maple', slowRate: 0.1, game, seed }
  return {
    name: `${game}_ud000${seed}.rpy`,
    bytes: Buffer.from(encodeReplay(makeRun(run))),
    gam,
    rank: difficultyMark(gam, run.difficulty),
    score: run.score,
    pilot: run.name,
  }
}

const collection = fileURLToPath(new URL('../../../../shared/replays/', import.meta.url))

const realNames = [
  'th07__ss_th7_lunatic.rpy',
  'th10__ss_th10_normal.rpy',
  'th16__ss_th16_normal.rpy',
  'th18__ss_th18_extra.rpy',
]

/** A file's expected facts, from the collection's `expected.json`. */
interface Expected {
  readonly file: string
  readonly game: string
  readonly name: string
  readonly score: number
  readonly difficulty: number
}

function realFile(name: string): ReplayFile {
  const all = JSON.parse(readFileSync(`${collection}expected.json`, 'utf8')) as Expected[]
  const found = all.find(({ file }) => file === name)
  const gam = found && gamOfCode(found.game)
  if (!found || !gam) throw new Error(`the collection says nothing of ${name}`)
  return {
    name,
    bytes: readFileSync(`${collection}real/${name}`),
    gam,
    rank: difficultyMark(gam, found.difficulty),
    score: found.score,
    pilot: found.name.trim(),
  }
}
