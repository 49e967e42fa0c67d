import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { allowanceFor } from '@patisserie/replay/allowance'
import type { Replay } from '@patisserie/replay/facts'
import { ADD_KEY_CIPHERS } from '@patisserie/replay/games/ciphers'
import { inputStreams } from '@patisserie/replay/input-stream'
import { parseReplay } from '@patisserie/replay/parse'
import { type Unpacked, unpack } from '@patisserie/replay/unpack'
import { expect, test } from 'vitest'
import { lockAddKey } from './lock-add-key.ts'
import { sealBody } from './seal-body.ts'
import { sealPacked } from './seal-packed.ts'

/** Real files belong to their players and live beside the repository, not in it. */
const folder = new URL('../../../shared/replays/real/', import.meta.url)
const present = existsSync(folder)
if (!present) console.warn(`skipped: no real replay files at ${folder.pathname}`)

const readable = (present ? readdirSync(folder) : [])
  .map((name) => ({ name, file: new Uint8Array(readFileSync(new URL(name, folder))) }))
  .filter(({ file }) => parseReplay(file).ok)

if (!present) test.skip('the real files are not here')

test.each(readable)('$name, packed anew, says the same', ({ file }) => {
  const resealed = reseal(file, unpack(file, allowanceFor(file.length)))
  expect(told(resealed)).toEqual(told(file))
  expect(inputStreams(resealed)).toEqual(inputStreams(file))
})

function reseal(file: Uint8Array, unpacked: Unpacked): Uint8Array {
  const view = new DataView(file.buffer)
  const { body } = unpacked
  if (unpacked.era === 'modern') {
    const { game, magic } = unpacked
    const users = file.subarray(view.getUint32(0x0c, true))
    return sealBody({ game, magic, formatVersion: view.getUint32(0x04, true), body, users })
  }
  const { game, plain } = unpacked
  if (game === 'th06') {
    const locked = Uint8Array.from(plain)
    lockAddKey(locked, { ...ADD_KEY_CIPHERS.th06, to: locked.length })
    return locked
  }
  const header = plain.subarray(0, headerLengths[game])
  if (game === 'th07') return sealPacked({ game, header, body })
  return sealPacked({ game, header, body, users: file.subarray(view.getUint32(0x0c, true)) })
}

const headerLengths = { th07: 0x54, th08: 0x68, th09: 0xc0 }

function told(file: Uint8Array): Replay {
  const result = parseReplay(file, { inputs: true })
  if (!result.ok) throw new Error(`refused: ${result.reason} ${result.detail}`)
  return result.replay
}
