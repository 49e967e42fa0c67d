import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { unpackBody } from '@patisserie/replay/decrypt-and-unpack'
import { GAME_CODES } from '@patisserie/replay/facts'
import { parseReplay } from '@patisserie/replay/parse'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'

/**
 * Measures the whole parse and, beside it, decryption and unpacking alone, one row per game. Uses the collection beside
 * the repository if it is there, else generated files. Warmed up; a file's time is the least of several rounds, while
 * p50, p99 and max are over all samples.
 */
export async function benchReplay(): Promise<void> {
  const files = sampleFiles()
  for (const file of files) {
    const warm = performance.now() + WARM_MILLISECONDS
    while (performance.now() < warm) timeFile(file)
    file.parse = []
    file.bare = []
    for (let round = 0; round < ROUNDS; round++) timeFile(file)
  }
  console.log(HEADINGS.map((heading, column) => (column ? heading.padStart(WIDTH) : heading.padEnd(WIDTH))).join(''))
  const games = [...new Set(files.map((file) => file.game))]
  for (const game of games)
    printRow(
      game,
      files.filter((file) => file.game === game),
    )
  printRow('all', files)
}

const WARM_MILLISECONDS = 60
const ROUNDS = 60
const WIDTH = 11
const HEADINGS = ['game', 'files', 'files/s', 'MB/s', 'p50 ms', 'p99 ms', 'max ms', 'bare ms', 'parse ms', 'ratio']

interface Sample {
  game: string
  bytes: Uint8Array
  unpacked: number
  /** Milliseconds of each round: of the whole parse, and of decryption and unpacking (`bare`). */
  parse: number[]
  bare: number[]
}

const REAL = new URL('../../shared/replays/real/', import.meta.url)

function sampleFiles(): Sample[] {
  const all = existsSync(REAL)
    ? readdirSync(REAL).map((name) => new Uint8Array(readFileSync(new URL(name, REAL))))
    : GAME_CODES.flatMap((game) => [1, 2, 3].map((seed) => encodeReplay(makeRun({ game, seed }))))
  return all.flatMap((bytes) => {
    const result = parseReplay(bytes)
    if (!result.ok || result.replay.game === 'th165') return []
    return [{ game: result.replay.game, bytes, unpacked: unpackBody(bytes).length, parse: [], bare: [] }]
  })
}

function timeFile(file: Sample): void {
  const start = performance.now()
  unpackBody(file.bytes)
  const between = performance.now()
  parseReplay(file.bytes)
  file.bare.push(between - start)
  file.parse.push(performance.now() - between)
}

function printRow(name: string, files: Sample[]): void {
  const samples = files.flatMap((file) => file.parse).sort((a, b) => a - b)
  const at = (share: number) =>
    (samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? 0).toFixed(3)
  const least = (times: number[]) => Math.min(...times)
  const parse = files.reduce((sum, file) => sum + least(file.parse), 0)
  const bare = files.reduce((sum, file) => sum + least(file.bare), 0)
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
  console.log(name.padEnd(WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join(''))
}
