import type { Th07Run, Th07Stage } from '../encodable.ts'
import { ByteSheet } from './byte-sheet.ts'
import { putEvents } from './event-flags.ts'
import { inputFrames } from './input-frames.ts'
import { joinBytes } from './join-bytes.ts'
import { sealPacked } from './seal-packed.ts'
import { putSlowdownCopies } from './slowdown-copies.ts'

const headerLength = 0x54
const runHeaderLength = 0x94
const slots = 7

/** A `T7RP` file. */
export function writeTh07(run: Th07Run): Uint8Array<ArrayBuffer> {
  const header = new ByteSheet(headerLength)
  header.ascii(0x00, 'T7RP', { size: 4 })
  header.u16(0x04, 0x1100)
  header.u8(0x0d, run.key ?? 0x46)

  const records = run.stages.map(stageRecord)
  const samples = run.stages.map(({ inputs }) => new Uint8Array(Math.floor(inputs.length / 30) + 2).fill(60))
  let at = headerLength + runHeaderLength
  for (const [table, parts] of [
    [0x1c, records],
    [0x38, samples],
  ] as const) {
    parts.forEach((part, index) => {
      const slot = Math.min(run.stages[index]?.stage ?? 1, slots) - 1
      header.u32(table + 4 * slot, at)
      at += part.length
    })
  }
  const body = joinBytes([runHeader(run), ...records, ...samples])
  return sealPacked({ game: 'th07', header: header.bytes, body, practiceTool: run.practiceTool })
}

function runHeader(run: Th07Run): Uint8Array {
  const sheet = new ByteSheet(runHeaderLength)
  sheet.u8(0x02, run.shot)
  sheet.u8(0x03, run.difficulty)
  sheet.ascii(0x04, run.date.slice(5, 10).replace('-', '/'), { size: 6 })
  sheet.ascii(0x0a, run.name, { size: 8 })
  sheet.u32(0x18, Math.floor(run.score / 10))
  putSlowdownCopies(sheet, 0x74, run.slowdownPercent ?? 0)
  sheet.u32(0x84, run.exeSize ?? 650_752)
  sheet.u32(0x88, run.exeChecksum ?? 0xaec5_445c)
  sheet.ascii(0x8c, run.exeVersion ?? '0100b', { size: 6 })
  return sheet.bytes
}

function stageRecord({ endScore, seed = 0, start = {}, inputs, events = [] }: Th07Stage): Uint8Array {
  const sheet = new ByteSheet(0x30)
  sheet.u32(0x00, Math.floor(endScore / 10))
  sheet.u32(0x04, start.pointItems ?? 0)
  sheet.u32(0x08, start.piv ?? 0)
  sheet.u32(0x0c, start.cherrymax ?? 0)
  sheet.u32(0x10, start.cherry ?? 0)
  sheet.u32(0x14, start.graze ?? 0)
  sheet.u16(0x20, seed)
  sheet.u8(0x22, start.power ?? 0)
  sheet.u8(0x23, start.lives ?? 0)
  sheet.u8(0x24, start.bombs ?? 0)
  // As in real files: the unused word and the flags of the dummy entry contain uninitialised memory.
  sheet.u32(0x28, 0xb0b1)
  sheet.u16(0x2e, 0x0d80)
  const entries = inputFrames(inputs, 'four-bytes')
  putEvents(entries, events)
  return joinBytes([sheet.bytes, entries])
}
