import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Replay } from '@patisserie/replay/facts'
import { inputStreams } from '@patisserie/replay/input-stream'
import { parseReplay } from '@patisserie/replay/parse'
import { expect, test } from 'vitest'
import { reseal } from './write/reseal.ts'

/** Folder of real replay files. They belong to their players, so they are kept outside the repository. */
const folder = new URL('../../../shared/replays/real/', import.meta.url)
const present = existsSync(folder)
if (!present) console.warn(`skipped: no real replay files at ${folder.pathname}`)

const readable = (present ? readdirSync(folder) : [])
  .map((name) => ({ name, file: new Uint8Array(readFileSync(new URL(name, folder))) }))
  .filter(({ file }) => parseReplay(file).ok)

if (!present) test.skip('the real files are not here')

test.each(readable)('$name, packed anew, says the same', ({ file }) => {
  const resealed = reseal(file)
  expect(told(resealed)).toEqual(told(file))
  expect(inputStreams(resealed)).toEqual(inputStreams(file))
})

function told(file: Uint8Array): Replay {
  const result = parseReplay(file, { inputs: true })
  if (!result.ok) throw new Error(`refused: ${result.reason} ${result.detail}`)
  return result.replay
}
