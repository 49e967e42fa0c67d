import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { encodeReplay } from '../../replay-encoder/src/encode.ts'
import { makeRun } from '../../replay-encoder/src/make-run.ts'
import { GAME_CODES } from '../src/facts.ts'

const COLLECTION = new URL('../../../shared/replays/', import.meta.url)

/** Generated files of every game, and the collection beside the repository if it is there. */
export function startingFiles(): Uint8Array[] {
  const made = GAME_CODES.flatMap((game) => [1, 2].map((seed) => encodeReplay(makeRun({ game, seed, frames: 90 }))))
  return [...made, ...filesIn('real/'), ...filesIn('hostile/')]
}

function filesIn(folder: string): Uint8Array[] {
  const from = new URL(folder, COLLECTION)
  if (!existsSync(from)) {
    console.log(`without ${folder.slice(0, -1)} files: no collection beside the repository`)
    return []
  }
  return readdirSync(from)
    .filter((name) => name.endsWith('.rpy'))
    .map((name) => new Uint8Array(readFileSync(new URL(name, from))))
}
