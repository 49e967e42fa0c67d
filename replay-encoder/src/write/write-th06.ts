import { ADD_KEY_CIPHERS } from '@patisserie/replay/games/ciphers'
import type { ScoredStage, Th06Run } from '../encodable.ts'
import { ByteSheet } from './byte-sheet.ts'
import { joinBytes } from './join-bytes.ts'
import { lockAddKey } from './lock-add-key.ts'
import { practiceTail } from './practice-tail.ts'
import { putSlowdownCopies } from './slowdown-copies.ts'

const headerLength = 0x50
const lastFrame = 9_999_999

/** A `T6RP` file. */
export function writeTh06(run: Th06Run): Uint8Array<ArrayBuffer> {
  const cipher = ADD_KEY_CIPHERS.th06
  const key = run.key ?? 0x5a
  const header = new ByteSheet(headerLength)
  header.ascii(0x00, 'T6RP', { size: 4 })
  header.u16(0x04, 0x0102)
  header.u8(0x06, run.shot)
  header.u8(0x07, run.difficulty)
  header.u8(cipher.keyAt, key)
  const [year = '', month = '', day = ''] = run.date.split('-')
  header.ascii(0x10, `${month}/${day}/${year.slice(2)}`, { size: 9 })
  header.ascii(0x19, run.name, { size: 8 })
  header.u32(0x24, run.score)
  putSlowdownCopies(header, 0x28, run.slowdownPercent ?? 0)

  const stages = run.stages.map(stageRecord)
  let at = headerLength
  stages.forEach((record, index) => {
    header.u32(0x34 + 4 * ((run.stages[index]?.stage ?? 1) - 1), at)
    at += record.length
  })
  const tail = practiceTail(run.practiceTool, key + 7 * (at - cipher.from))
  const file = joinBytes([header.bytes, ...stages, tail])
  lockAddKey(file, { ...cipher, to: file.length })
  return file
}

/** The start block, an event of 8 bytes for each change of keys, an event at the last frame, and the terminator. */
function stageRecord({ endScore, seed = 0, start = {}, inputs }: ScoredStage): Uint8Array {
  const events: [frame: number, keys: number][] = []
  inputs.forEach((keys, frame) => {
    if (frame === 0 || keys !== inputs[frame - 1]) events.push([frame, keys])
  })
  events.push([inputs.length, 0], [lastFrame, 0])
  const sheet = new ByteSheet(0x10 + 8 * events.length)
  sheet.u32(0x00, endScore)
  sheet.u16(0x04, seed)
  sheet.u16(0x06, start.pointItems ?? 0)
  sheet.u8(0x08, start.power ?? 0)
  sheet.u8(0x09, start.lives ?? 0)
  sheet.u8(0x0a, start.bombs ?? 0)
  sheet.u8(0x0b, start.rank ?? 0)
  events.forEach(([frame, keys], index) => {
    sheet.u32(0x10 + 8 * index, frame)
    sheet.u16(0x14 + 8 * index, keys)
  })
  return sheet.bytes
}
