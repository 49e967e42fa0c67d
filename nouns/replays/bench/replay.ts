import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { allowanceFor } from '@patisserie/replay/bytes/allowance'
import { GAME_CODES } from '@patisserie/replay/facts'
import { parseReplay, parseWithin } from '@patisserie/replay/parse'
import { unpackBody } from '@patisserie/replay/unpack/decrypt-and-unpack'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'

/**
 * Measures the whole parse and, beside it, decryption and unpacking alone, one row per game; then the player's paths. Uses
 * the collection beside the repository if it is there, else generated files. Warmed up; a file's time is the least of
 * several rounds, while p50, p99 and max are over all samples.
 */
export async function benchReplay(): Promise<void> {
  const files = sampleFiles()
  for (const file of files) {
    const warm = performance.now() + WARM_MILLISECONDS
    while (performance.now() < warm) timeFile(file)
    for (const what of MEASURES) file[what] = []
    for (let round = 0; round < ROUNDS; round++) timeFile(file)
  }
  printCells(HEADINGS)
  const games = [...new Set(files.map((file) => file.game))]
  for (const game of games)
    printRow(
      game,
      files.filter((file) => file.game === game),
    )
  printRow('all', files)
  printPaths(games, files)
}

const WARM_MILLISECONDS = 60
const ROUNDS = 60
const WIDTH = 11
const HEADINGS = ['game', 'files', 'files/s', 'MB/s', 'p50 ms', 'p99 ms', 'max ms', 'bare ms', 'parse ms', 'ratio']

interface Sample {
  game: string
  bytes: Uint8Array
  unpacked: number
  /** Recorded frames of all stages; 0 where the inputs are not located. */
  frames: number
  /** Bytes that a parse takes, and one with the way of every stage. */
  memory: { parse: number; ways: number; bound: number }
  /** Milliseconds of each round: of the whole parse, and of decryption and unpacking (`bare`). */
  parse: number[]
  bare: number[]
  /** Of a parse with the paths' verdicts, and with the positions of every frame. */
  verdicts: number[]
  ways: number[]
}

const MEASURES = ['parse', 'bare', 'verdicts', 'ways'] as const

const REAL = new URL('../../../../shared/replays/real/', import.meta.url)

function sampleFiles(): Sample[] {
  const all = existsSync(REAL)
    ? readdirSync(REAL).map((name) => new Uint8Array(readFileSync(new URL(name, REAL))))
    : GAME_CODES.flatMap((game) => [1, 2, 3].map((seed) => encodeReplay(makeRun({ game, seed }))))
  return all.flatMap((bytes) => {
    const result = parseReplay(bytes)
    if (!result.ok || result.replay.game === 'th165') return []
    const { game, stages } = result.replay
    const frames = stages.reduce((sum, stage) => sum + (stage.frames ?? 0), 0)
    const unpacked = unpackBody(bytes).length
    return [{ game, bytes, unpacked, frames, memory: memoryOf(bytes), parse: [], bare: [], verdicts: [], ways: [] }]
  })
}

function memoryOf(bytes: Uint8Array): Sample['memory'] {
  const [parse, ways] = [allowanceFor(bytes.length), allowanceFor(bytes.length)]
  parseWithin(bytes, {}, parse)
  parseWithin(bytes, { paths: 'ways' }, ways)
  return { parse: parse.used, ways: ways.used, bound: ways.bound }
}

function timeFile(file: Sample): void {
  const timed = (what: (typeof MEASURES)[number], run: () => unknown) => {
    const start = performance.now()
    run()
    file[what].push(performance.now() - start)
  }
  timed('bare', () => unpackBody(file.bytes))
  timed('parse', () => parseReplay(file.bytes))
  timed('verdicts', () => parseReplay(file.bytes, { paths: 'verdicts' }))
  timed('ways', () => parseReplay(file.bytes, { paths: 'ways' }))
}

/** What paths add to the parse, per game, over all files and for the longest run. */
function printPaths(games: readonly string[], files: Sample[]): void {
  console.log('')
  printCells(PATH_HEADINGS)
  for (const game of games)
    printPathRow(
      game,
      files.filter((file) => file.game === game),
    )
  printPathRow('all', files)
  printPathRow('longest', [files.reduce((longest, file) => (file.frames > longest.frames ? file : longest))])
}

const PATH_HEADINGS = [
  ...[
    'game',
    'files',
    'frames',
    'parse ms',
    'verdicts',
    'ratio',
    'with ways',
    'ratio',
    'parse kB',
    'ways kB',
    'of bound',
  ],
]

function printPathRow(name: string, files: Sample[]): void {
  const total = (what: (typeof MEASURES)[number]) => files.reduce((sum, file) => sum + Math.min(...file[what]), 0)
  const parse = total('parse')
  const [verdicts, ways] = [total('verdicts') - parse, total('ways') - parse]
  const most = (kind: 'parse' | 'ways') => Math.max(...files.map(({ memory }) => memory[kind]))
  printCells([
    name,
    String(files.length),
    String(files.reduce((sum, file) => sum + file.frames, 0)),
    parse.toFixed(3),
    verdicts.toFixed(3),
    (verdicts / parse).toFixed(2),
    ways.toFixed(3),
    (ways / parse).toFixed(2),
    (most('parse') / 1000).toFixed(0),
    (most('ways') / 1000).toFixed(0),
    Math.max(...files.map(({ memory }) => memory.ways / memory.bound)).toFixed(2),
  ])
}

const printCells = (cells: readonly string[]): void =>
  console.log(cells.map((cell, column) => (column ? cell.padStart(WIDTH) : cell.padEnd(WIDTH))).join(''))

function printRow(name: string, files: Sample[]): void {
  const samples = files.flatMap((file) => file.parse).sort((a, b) => a - b)
  const at = (share: number) =>
    (samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? 0).toFixed(3)
  const parse = files.reduce((sum, file) => sum + Math.min(...file.parse), 0)
  const bare = files.reduce((sum, file) => sum + Math.min(...file.bare), 0)
  const unpacked = files.reduce((sum, file) => sum + file.unpacked, 0)
  const cells = [
    String(files.length),
    ((files.length / parse) * 1000).toFixed(0),
    (unpacked / parse / 1000).toFixed(0),
    at(0.5),
    at(0.99),
    at(1),
    bare.toFixed(3),
    parse.toFixed(3),
    (parse / bare).toFixed(3),
  ]
  printCells([name, ...cells])
}
