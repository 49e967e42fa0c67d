import type { Side, Th09Run } from '../encodable.ts'
import { ByteSheet } from './byte-sheet.ts'
import { inputFrames } from './input-frames.ts'
import { joinBytes } from './join-bytes.ts'
import { th09Info } from './old-info-text.ts'
import { sealPacked } from './seal-packed.ts'
import { userBlocks } from './user-block.ts'

const headerLength = 0xc0
const runHeaderLength = 0x12c
const matchSlot = 9
const secondPlayer = 10

/** A `T9RP` file. The first half of the sample table is left empty, because the parser does not use it. */
export function writeTh09(run: Th09Run): Uint8Array<ArrayBuffer> {
  const header = new ByteSheet(headerLength)
  header.ascii(0x00, 'T9RP', { size: 4 })
  header.u16(0x04, 2)
  header.u8(0x07, 1)
  header.u8(0x15, run.key ?? 0x4a)

  const slots = run.stages.map((_, index) => (run.mode === 'match' ? matchSlot : index))
  const parts: Uint8Array[] = []
  let at = headerLength + runHeaderLength
  const place = (table: number, slot: number, part: Uint8Array) => {
    header.u32(table + 4 * slot, at)
    parts.push(part)
    at += part.length
  }
  for (const player of [0, 1] as const) {
    run.stages.forEach(({ sides }, index) => {
      place(0x20, (slots[index] ?? 0) + secondPlayer * player, sideRecord(sides[player]))
    })
  }
  run.stages.forEach(({ sides }, index) => {
    const samples = new Uint8Array(Math.floor(sides[0].inputs.length / 30) + 2).fill(60)
    place(0x70, (slots[index] ?? 0) + secondPlayer, samples)
  })
  const body = joinBytes([runHeader(run), ...parts])
  const users = userBlocks({ ...run, info: th09Info(run) })
  return sealPacked({ game: 'th09', header: header.bytes, body, users })
}

function runHeader(run: Th09Run): Uint8Array {
  const sheet = new ByteSheet(runHeaderLength)
  sheet.ascii(0x04, run.date.slice(2, 10).replaceAll('-', '/'), { size: 10 })
  sheet.ascii(0x0e, run.name.padEnd(8), { size: 8 })
  sheet.u8(0x17, run.difficulty)
  sheet.f32(0x108, run.slowdownPercent ?? 0)
  sheet.u32(0x114, run.exeSize ?? 684_032)
  sheet.u32(0x118, run.exeChecksum ?? 0xabee_4c8f)
  sheet.ascii(0x11c, run.exeVersion ?? '0150a', { size: 6 })
  sheet.u8(0x124, run.mode === 'match' ? 2 : 0)
  sheet.u8(0x126, 10)
  sheet.u8(0x127, 10)
  return sheet.bytes
}

function sideRecord({ score, seed, shot, cpu, lives, inputs }: Side): Uint8Array {
  const sheet = new ByteSheet(0x20)
  sheet.u32(0x00, Math.floor(score / 10))
  sheet.u16(0x04, seed)
  sheet.u8(0x06, shot)
  sheet.u8(0x07, cpu ? 1 : 0)
  sheet.u8(0x08, lives)
  return joinBytes([sheet.bytes, inputFrames(inputs, 'two-bytes')])
}
